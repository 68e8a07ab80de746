import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ToastProvider, useToast } from './toast.tsx';

function Trigger() {
  const toast = useToast();
  return (
    <>
      {['One', 'Two', 'Three', 'Four'].map((text) => (
        <button key={text} type="button" onClick={() => toast('success', `Toast ${text}`)}>
          {text}
        </button>
      ))}
    </>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <ToastProvider>
      <Trigger />
    </ToastProvider>,
  );
});

afterEach(() => {
  vi.useRealTimers();
});

const show = (text: string) => fireEvent.click(screen.getByRole('button', { name: text }));
const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });
const shown = () => screen.queryAllByText(/^Toast/).map((toast) => toast.textContent);
const region = () => screen.getByRole('region', { name: 'Notifications' });
const dismissers = () => screen.getAllByRole('button', { name: 'Dismiss' });

test('the live region is there before the first message, and the message goes after five seconds', () => {
  expect(region().getAttribute('aria-live')).toBe('polite');
  show('One');
  expect(region().textContent).toContain('Toast One');
  pass(4999);
  expect(shown()).toEqual(['Toast One']);
  pass(1);
  expect(shown()).toEqual([]);
});

test('at most three: the oldest makes room', () => {
  for (const text of ['One', 'Two', 'Three', 'Four']) show(text);
  expect(shown()).toEqual(['Toast Two', 'Toast Three', 'Toast Four']);
});

test('it stays while it is hovered', () => {
  show('One');
  fireEvent.pointerEnter(region());
  pass(20_000);
  expect(shown()).toEqual(['Toast One']);
  fireEvent.pointerLeave(region());
  pass(5000);
  expect(shown()).toEqual([]);
});

test('it stays while it has the focus', () => {
  show('One');
  act(() => dismissers()[0]?.focus());
  pass(20_000);
  expect(shown()).toEqual(['Toast One']);
  act(() => screen.getByRole('button', { name: 'One' }).focus());
  pass(5000);
  expect(shown()).toEqual([]);
});

test('dismissing gives focus to the next toast, and after the last one back where it was', () => {
  show('One');
  show('Two');
  const before = screen.getByRole('button', { name: 'Three' });
  act(() => before.focus());
  act(() => dismissers()[0]?.focus());
  fireEvent.click(dismissers()[0] as HTMLElement);
  expect(shown()).toEqual(['Toast Two']);
  expect(document.activeElement).toBe(dismissers()[0]);
  fireEvent.click(dismissers()[0] as HTMLElement);
  expect(shown()).toEqual([]);
  expect(document.activeElement).toBe(before);
});
