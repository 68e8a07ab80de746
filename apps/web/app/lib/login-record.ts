import { useSyncExternalStore } from 'react';

/** What the browser keeps of a login, under the key and with the fields the product has always used (spec §3). */
export type LoginRecord = {
  readonly login: boolean;
  readonly token: string;
  /** The first two letters of the name, or "User". */
  readonly name: string;
  readonly is_verified?: boolean;
  readonly fullname: string;
};

const key = 'login';
const changed = 'login-record-changed';

let lastText: string | null = null;
let lastRecord: LoginRecord | null = null;

export function readLoginRecord(): LoginRecord | null {
  const text = readText();
  if (text !== lastText) {
    lastText = text;
    lastRecord = parse(text);
  }
  return lastRecord;
}

export function clearLoginRecord(): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing is kept where nothing may be kept.
  }
  window.dispatchEvent(new Event(changed));
}

/** The record of whoever is signed in, in step with other tabs. Nobody on the server, which never sees it. */
export function useLoginRecord(): LoginRecord | null {
  return useSyncExternalStore(subscribe, readLoginRecord, () => null);
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(changed, onChange);
  };
}

/** A browser that blocks site data throws at the mere look. */
function readText(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function parse(text: string | null): LoginRecord | null {
  try {
    const record = JSON.parse(text ?? 'null') as Record<keyof LoginRecord, unknown> | null;
    if (record?.login !== true || typeof record.token !== 'string') return null;
    return {
      login: true,
      token: record.token,
      name: typeof record.name === 'string' && record.name ? record.name : 'User',
      fullname: typeof record.fullname === 'string' ? record.fullname : '',
      ...(typeof record.is_verified === 'boolean' && { is_verified: record.is_verified }),
    };
  } catch {
    return null;
  }
}
