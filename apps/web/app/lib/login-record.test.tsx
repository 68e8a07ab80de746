import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { clearLoginRecord, readLoginRecord, useLoginRecord } from './login-record.ts';

const record = { login: true, token: 't', name: 'As', fullname: 'Asha' };

afterEach(() => localStorage.clear());

test.each([
  ['nothing', null],
  ['broken text', '{'],
  ['a record that says logged out', JSON.stringify({ ...record, login: false })],
  ['a record without a token', JSON.stringify({ login: true })],
  ['a number', '7'],
])('%s is nobody', (_, text) => {
  if (text !== null) localStorage.setItem('login', text);
  expect(readLoginRecord()).toBeNull();
});

test('a logout in another tab is seen here', () => {
  localStorage.setItem('login', JSON.stringify(record));
  const { result } = renderHook(() => useLoginRecord());
  expect(result.current?.name).toBe('As');
  act(() => {
    localStorage.removeItem('login');
    window.dispatchEvent(new StorageEvent('storage', { key: 'login' }));
  });
  expect(result.current).toBeNull();
});

test('a logout in this tab is seen at once', () => {
  localStorage.setItem('login', JSON.stringify(record));
  const { result } = renderHook(() => useLoginRecord());
  act(() => clearLoginRecord());
  expect(result.current).toBeNull();
});

test('a name that is no text is nobody’s initial', () => {
  localStorage.setItem('login', JSON.stringify({ ...record, name: 5 }));
  expect(readLoginRecord()?.name).toBe('User');
});

test('a browser that keeps nothing is simply signed out', () => {
  const blocked = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(readLoginRecord()).toBeNull();
  blocked.mockRestore();
});
