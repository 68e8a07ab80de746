import { chatUrl } from '@app/brand';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { cx } from '#app/lib/cx.ts';
import { useLoginRecord } from '#app/lib/login-record.ts';
import { m } from '#app/paraglide/messages.js';
import { ChatIcon, UserIcon, UserPlusIcon } from '#app/ui/icons.tsx';
import { Menu, MenuButton, MenuLink } from '#app/ui/menu.tsx';
import { useLogOut } from './use-log-out.ts';

/** The account above the chat. The sign-in pages show the chat alone (spec §2). */
export function FloatingButtons({ hasAccount }: { hasAccount: boolean }) {
  const isAway = useScrollingDown();
  return (
    <aside className={cx('float', isAway && 'float-away')} aria-label={m.shell_quick_links()}>
      {hasAccount && <AccountButton />}
      <a
        className="f-chat"
        href={chatUrl}
        target="_blank"
        rel="noopener"
        aria-label={m.shell_chat()}
      >
        <ChatIcon isLarge />
      </a>
    </aside>
  );
}

function AccountButton() {
  const person = useLoginRecord();
  const logOut = useLogOut();
  if (!person) {
    return (
      <Link className="f-me" to="/signup" aria-label={m.shell_sign_up()}>
        <UserPlusIcon isLarge />
      </Link>
    );
  }
  // "User" stands for a name nobody gave: it has no initial worth showing.
  const initial =
    person.name === 'User' ? <UserIcon isLarge /> : person.name.slice(0, 1).toUpperCase();
  return (
    <Menu
      className="f-menu"
      label={initial}
      name={m.shell_your_menu()}
      buttonClassName="f-me"
      isEnd
    >
      <MenuLink to="/myAccount">{m.shell_my_account()}</MenuLink>
      <MenuLink to="/free-test">{m.shell_free_test_short()}</MenuLink>
      <MenuButton onClick={logOut}>{m.shell_log_out()}</MenuButton>
    </Menu>
  );
}

/** On phones the buttons would lie on the text: they leave while the reader goes on, and come back on the way up. */
function useScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const look = () => {
      const { scrollY } = window;
      if (Math.abs(scrollY - last) < 8) return;
      setIsDown(scrollY > last && scrollY > 200);
      last = scrollY;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return isDown;
}
