import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';

/** What a page leaves for Home to say when it sends somebody there (spec §2, Home). */
export type NoticeState = { readonly redirect: true; readonly message?: string };

/**
 * The notice left for this visit. The browser keeps it over a reload, while the server never sees it: so it is known
 * only after the page has been taken over, or what the server sent and what React expects would differ.
 */
export function useNotice(): NoticeState | null {
  const { state } = useLocation();
  const isTakenOver = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const given = state as Partial<NoticeState> | null;
  if (!isTakenOver || given?.redirect !== true) return null;
  return typeof given.message === 'string'
    ? { redirect: true, message: given.message }
    : { redirect: true };
}

const neverChanges = () => () => undefined;
