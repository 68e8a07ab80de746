import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { Link } from 'react-router';
import { useLoginRecord } from '#app/lib/login-record.ts';
import { m } from '#app/paraglide/messages.js';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { ChevronDownIcon, CloseIcon, MenuIcon } from '#app/ui/icons.tsx';
import { explorePages } from './explore-pages.ts';
import { useLogOut } from './use-log-out.ts';

/** Drops from the header. A native `details`: it opens before the scripts arrive, or without them. */
export function PhoneMenu() {
  const person = useLoginRecord();
  const logOut = useLogOut();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys belong to what is inside
    <details
      className="phone-menu"
      onClick={closeAfterChoice}
      onKeyDown={closeOnEscape}
      onBlur={closeWhenLeft}
    >
      <summary className="icon-btn" aria-label={m.shell_menu()}>
        <MenuIcon isLarge className="when-shut" />
        <CloseIcon isLarge className="when-open" />
      </summary>
      <nav className="sheet" aria-label={m.shell_main_menu()}>
        <Link to="/">{m.shell_home()}</Link>
        <Link to="/free-test">{m.shell_free_test()}</Link>
        <details className="sheet-group" open>
          <summary>
            {m.shell_explore()}
            <ChevronDownIcon className="icon-turn" />
          </summary>
          {explorePages().map(({ to, label }) => (
            <Link key={to} to={to}>
              {label}
            </Link>
          ))}
        </details>
        <Link to="/faq">{m.shell_faqs()}</Link>
        <Link to="/myAccount">{m.shell_my_account()}</Link>
        <div className="sheet-acts">
          {person ? (
            <Button variant="secondary" isBlock onClick={logOut}>
              {m.shell_log_out()}
            </Button>
          ) : (
            <>
              <ButtonLink to="/login" variant="secondary">
                {m.shell_login()}
              </ButtonLink>
              <ButtonLink to="/signup">{m.shell_sign_up()}</ButtonLink>
            </>
          )}
        </div>
      </nav>
    </details>
  );
}

function closeAfterChoice({ currentTarget: menu, target }: MouseEvent<HTMLDetailsElement>) {
  if ((target as Element).closest('a, button')) menu.open = false;
}

/** Focus must not go on behind an open sheet. */
function closeWhenLeft({ currentTarget: menu, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
  if (relatedTarget && !menu.contains(relatedTarget)) menu.open = false;
}

function closeOnEscape({ currentTarget: menu, key }: KeyboardEvent<HTMLDetailsElement>) {
  if (key !== 'Escape' || !menu.open) return;
  menu.open = false;
  menu.querySelector('summary')?.focus();
}
