import { brand } from '@app/brand';
import { Link, NavLink, useLocation } from 'react-router';
import { cx } from '#app/lib/cx.ts';
import { useLoginRecord } from '#app/lib/login-record.ts';
import { m } from '#app/paraglide/messages.js';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { KeyIcon, LedgerIcon, LogOutIcon } from '#app/ui/icons.tsx';
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx';
import { explorePages } from './explore-pages.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { useLogOut } from './use-log-out.ts';
import { useScrolledBeyond } from './use-scrolled-beyond.ts';

/** The hero's height, near enough: beyond it the header needs a ground of its own (spec §9). */
const heroHeight = 567;

/** `hasHero`: whether the page starts with one, which the header then lies on. */
export function Header({ hasHero = true }: { hasHero?: boolean }) {
  const isHome = useLocation().pathname === '/' && hasHero;
  const isOver = !useScrolledBeyond(heroHeight) && isHome;
  return (
    <header className={cx('hdr', isHome && 'hdr-home', isOver && 'hdr-over on-ground')}>
      <div className="wrap">
        <Link className="logo" to="/" aria-label={m.shell_logo({ brand: brand.name })}>
          <img className="logo-dark" src="/logo.svg" alt="" width="196" height="40" />
          {isHome && (
            <img className="logo-light" src="/logo-on-dark.svg" alt="" width="196" height="40" />
          )}
        </Link>
        <nav className="hdr-nav" aria-label={m.shell_main_menu()}>
          <NavLink to="/" end>
            {m.shell_home()}
          </NavLink>
          <NavLink to="/free-test">{m.shell_free_test()}</NavLink>
          <Menu label={m.shell_explore()} buttonClassName="hdr-link">
            {explorePages().map(({ to, label }) => (
              <MenuLink key={to} to={to}>
                {label}
              </MenuLink>
            ))}
          </Menu>
          <NavLink to="/faq">{m.shell_faqs()}</NavLink>
        </nav>
        <HeaderActions isOver={isOver} />
        <PhoneMenu />
      </div>
    </header>
  );
}

function HeaderActions({ isOver }: { isOver: boolean }) {
  const person = useLoginRecord();
  const logOut = useLogOut();
  if (!person) {
    return (
      <div className="hdr-acts">
        <ButtonLink to="/login" variant="quiet" size="s">
          {m.shell_login()}
        </ButtonLink>
        <ButtonLink to="/signup" variant={isOver ? 'line' : 'secondary'} size="s">
          {m.shell_sign_up()}
        </ButtonLink>
      </div>
    );
  }
  return (
    <div className="hdr-acts">
      <Menu label={m.shell_greeting({ name: person.name })} buttonClassName="hdr-link" isEnd>
        <MenuLink to="/myAccount">
          <LedgerIcon />
          {m.shell_my_account()}
        </MenuLink>
        <MenuLink to="/changepassword">
          <KeyIcon />
          {m.shell_change_password()}
        </MenuLink>
        <MenuButton onClick={logOut}>
          <LogOutIcon />
          {m.shell_log_out()}
        </MenuButton>
      </Menu>
      <Button variant={isOver ? 'line' : 'secondary'} size="s" onClick={logOut}>
        {m.shell_logout()}
      </Button>
    </div>
  );
}
