import { m } from '#app/paraglide/messages.js';
import { Button, ButtonLink } from '#app/ui/button.tsx';

/** What shows when a page cannot: a wrong address, or a fault of ours. */
export function Lost({ isMissing }: { isMissing: boolean }) {
  const title = isMissing ? m.shell_not_found_title() : m.shell_error_title();
  return (
    <main id="main" className="lost wrap">
      <title>{title}</title>
      <img src="/art/not-found.svg" alt="" width="640" height="300" />
      <h1>{title}</h1>
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
  );
}
