import { brand } from '@app/brand';
import { Link } from 'react-router';
import { m } from '#app/paraglide/messages.js';
import { FacebookIcon, InstagramIcon, LinkedInIcon, YouTubeIcon } from '#app/ui/icons.tsx';

const networks = [
  { name: 'Instagram', href: brand.social.instagram, Icon: InstagramIcon },
  { name: 'Facebook', href: brand.social.facebook, Icon: FacebookIcon },
  { name: 'LinkedIn', href: brand.social.linkedin, Icon: LinkedInIcon },
  { name: 'YouTube', href: brand.social.youtube, Icon: YouTubeIcon },
];

export function Footer({ year }: { year: number }) {
  const pages = [
    { to: '/', label: m.shell_home() },
    { to: '/about-us', label: m.shell_about() },
    { to: '/contact-us', label: m.shell_contact() },
    { to: '/faq', label: m.shell_faq() },
    { to: '/t&c', label: m.shell_terms() },
  ];
  return (
    <footer className="ftr on-ground">
      <div className="wrap">
        <div className="ftr-top">
          <div>
            <Link className="logo" to="/" aria-label={m.shell_logo({ brand: brand.name })}>
              <img src="/logo-on-dark.svg" alt="" width="235" height="48" loading="lazy" />
            </Link>
            <p className="ftr-tag">{brand.tagline}</p>
          </div>
          <div>
            <nav aria-label={m.shell_footer_menu()}>
              <ul className="ftr-links">
                {pages.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to}>{label}</Link>
                  </li>
                ))}
              </ul>
            </nav>
            <div className="ftr-social">
              {networks.map(({ name, href, Icon }) => (
                <a
                  key={name}
                  className="icon-btn"
                  href={href}
                  target="_blank"
                  rel="noopener"
                  aria-label={m.shell_social({ brand: brand.name, network: name })}
                >
                  <Icon />
                </a>
              ))}
            </div>
          </div>
        </div>
        <div className="ftr-end">
          <span>{m.shell_rights({ year, brand: brand.name })}</span>
          <span>{brand.developerCredit}</span>
        </div>
      </div>
    </footer>
  );
}
