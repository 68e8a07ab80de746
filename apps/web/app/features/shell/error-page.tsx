import { isRouteErrorResponse, useRouteError } from 'react-router';
import { m } from '#app/paraglide/messages.js';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';

/** What shows when a page cannot: a wrong address, or a fault of ours. */
/** Taken when the module loads: a page must render the same twice. */
const year = new Date().getFullYear();

export function ErrorPage() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <>
      <Header />
      <main id="main" className="lost wrap">
        <title>{isMissing ? m.shell_not_found_title() : m.shell_error_title()}</title>
        <img src="/art/not-found.svg" alt="" width="640" height="300" />
        <h1>{isMissing ? m.shell_not_found_title() : m.shell_error_title()}</h1>
        <p className="lead">{isMissing ? m.shell_not_found_text() : m.shell_error_text()}</p>
        <div className="lost-acts">
          <ButtonLink to="/" reloadDocument={!isMissing}>
            {m.shell_go_home()}
          </ButtonLink>
          {isMissing ? (
            <ButtonLink to="/marriage-toolkit" variant="secondary">
              {m.shell_toolkit()}
            </ButtonLink>
          ) : (
            <Button variant="secondary" onClick={() => window.location.reload()}>
              {m.shell_try_again()}
            </Button>
          )}
        </div>
      </main>
      <Footer year={year} />
    </>
  );
}
