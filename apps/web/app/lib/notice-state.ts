import type { Location } from 'react-router';

/** What a page leaves for Home to say when it sends somebody there (spec §2, Home). */
export type NoticeState = { readonly redirect: true; readonly message?: string };

export function readNotice({ state }: Location): NoticeState | null {
  const given = state as Partial<NoticeState> | null;
  if (given?.redirect !== true) return null;
  return typeof given.message === 'string'
    ? { redirect: true, message: given.message }
    : { redirect: true };
}
