import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { Awake } from '#app/features/shell/awake.tsx';
import { ScrollManner } from '#app/features/shell/scroll-manner.tsx';
import { getLocale } from '#app/paraglide/runtime.js';
import { paraglideMiddleware } from '#app/paraglide/server.js';
import type { Route } from './+types/root';
import './app.css';
import textFont from './fonts/anek-latin-latin-wght-normal.woff2?url';
import displayFont from './fonts/eczar-latin-wght-normal.woff2?url';
import { useNonce } from './lib/nonce.ts';
import { trustedTypesPolicy } from './lib/trusted-types.ts';

export { ErrorPage as ErrorBoundary } from '#app/features/shell/error-page.tsx';

/** Every request is answered in the visitor's language. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request }, next) => paraglideMiddleware(request, () => next()),
];

export const links: Route.LinksFunction = () => [
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  // The two faces of the first screen; the others load when a letter needs them.
  ...[displayFont, textFont].map((href) => ({
    rel: 'preload',
    href,
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous' as const,
  })),
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useNonce();
  return (
    <html lang={`${getLocale()}-IN`}>
      <head>
        <meta charSet="utf-8" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          // oxlint-disable-next-line react/no-danger -- our own constant
          dangerouslySetInnerHTML={{ __html: trustedTypesPolicy }}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#2A0716" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <Awake />
        <ScrollManner />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}
