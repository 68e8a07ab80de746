import { Outlet, useLocation } from 'react-router';
import { FloatingButtons } from '#app/features/shell/floating-buttons.tsx';
import { Footer } from '#app/features/shell/footer.tsx';
import { Header } from '#app/features/shell/header.tsx';
import { m } from '#app/paraglide/messages.js';
import type { Route } from './+types/shell';

/** The year comes with the data: a page that is open at midnight must not differ from what the server sent. */
export const loader = () => ({ year: new Date().getFullYear() });

export const shouldRevalidate = () => false;

/** What stands around every page. */
export default function Shell({ loaderData }: Route.ComponentProps) {
  const isSigningIn = /^\/(login|signup)\/?$/i.test(useLocation().pathname);
  return (
    <>
      <a className="skip" href="#main">
        {m.shell_skip_to_content()}
      </a>
      <Header />
      <Outlet />
      <Footer year={loaderData.year} />
      <FloatingButtons hasAccount={!isSigningIn} />
    </>
  );
}
