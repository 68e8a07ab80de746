import { useLocation, useNavigate } from 'react-router';
import { clearLoginRecord } from '#app/lib/login-record.ts';
import type { NoticeState } from '#app/lib/notice-state.ts';

/** Leaves for Home, which says good-bye; on Home itself the page is loaded afresh (spec §2). */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return () => {
    clearLoginRecord();
    if (pathname === '/') window.location.reload();
    else void navigate('/', { state: { redirect: true } satisfies NoticeState });
  };
}
