import { brand } from '@app/brand';
import type { ReactNode } from 'react';
import { colour, phoneCss, styles } from './styles.ts';

type LayoutProps = {
  title: string;
  /** Shown by the mailbox after the subject: it adds to it, never repeats it. */
  preview: string;
  /** Why this mail came, in one sentence. */
  reason: string;
  publicUrl: string;
  strip: 'verify' | 'invite' | 'report';
  children: ReactNode;
};

/** One column of 600 px built from tables: what every mail program has understood for twenty years. */
export function Layout({ title, preview, reason, publicUrl, strip, children }: LayoutProps) {
  const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const;
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{title}</title>
        <style>{phoneCss}</style>
      </head>
      <body style={styles.page}>
        <div data-skip-in-text="true" style={styles.preview}>
          {preview}
        </div>
        <table {...table} width="100%" style={{ background: colour.page }}>
          <tbody>
            <tr>
              <td align="center" className="outer" style={{ padding: '32px 0' }}>
                <table {...table} className="sheet" width={600} style={styles.sheet}>
                  <tbody>
                    <tr>
                      <td className="pad top" style={{ padding: '8px 40px 22px' }}>
                        <a href={publicUrl} style={{ textDecoration: 'none' }}>
                          <img
                            src={`${publicUrl}/mail/logo.png`}
                            width={170}
                            height={35}
                            alt={brand.name}
                            style={styles.logo}
                          />
                        </a>
                      </td>
                    </tr>
                    <tr>
                      <td className="hero" style={styles.strip}>
                        <img
                          src={`${publicUrl}/mail/${strip}.png`}
                          width={600}
                          alt=""
                          style={styles.stripImage}
                        />
                      </td>
                    </tr>
                    <tr>
                      <td className="pad card" style={styles.card}>
                        <h1 className="h1" style={styles.heading}>
                          {title}
                        </h1>
                        {children}
                      </td>
                    </tr>
                    <tr>
                      <td className="pad" style={{ padding: '26px 40px 20px' }}>
                        <p style={styles.footer}>{reason}</p>
                        <p style={styles.footer}>
                          <a href={`${publicUrl}/contact-us`} style={styles.link}>
                            Help
                          </a>
                          {' · '}
                          <a href={`${publicUrl}/t&c`} style={styles.link}>
                            Terms of use
                          </a>
                        </p>
                        <p style={{ ...styles.footer, margin: 0 }}>
                          {brand.name}, {brand.legalName}, {brand.address}. {brand.tagline}.
                        </p>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}
