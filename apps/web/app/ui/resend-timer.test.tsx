import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ResendTimer } from './resend-timer.tsx';

const onResend = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  onResend.mockClear();
  render(<ResendTimer onResend={onResend} />);
});

afterEach(() => {
  vi.useRealTimers();
});

const pass = (seconds: number) =>
  act(() => {
    vi.advanceTimersByTime(seconds * 1000);
  });
const spoken = () => screen.getByRole('status').textContent;
const wait = (seconds: number) =>
  `Not received OTP? You can press resend button after ${seconds} sec`;

test('every second is shown, but only 60, 30 and 0 are spoken', () => {
  const heard = [spoken()];
  const listen = () => {
    if (spoken() !== heard.at(-1)) heard.push(spoken());
  };
  for (let left = 59; left > 0; left--) {
    pass(1);
    listen();
    expect(screen.getByText(wait(left), { ignore: 'output' })).toBeTruthy();
  }
  pass(1);
  listen();
  expect(heard).toEqual([wait(60), wait(30), 'You can ask for a new code now.']);
});

test('the button appears at zero, asks for a code and starts the wait again', () => {
  expect(screen.queryByRole('button')).toBeNull();
  pass(60);
  const button = screen.getByRole('button', { name: 'Resend Code' });
  button.focus();
  fireEvent.click(button);
  expect(onResend).toHaveBeenCalledOnce();
  expect(screen.queryByRole('button')).toBeNull();
  expect(spoken()).toBe(wait(60));
  expect(document.activeElement).not.toBe(document.body);
});

test('it goes by the clock, not by the ticks', () => {
  vi.setSystemTime(Date.now() + 50_000);
  pass(1);
  expect(screen.getByText(wait(9), { ignore: 'output' })).toBeTruthy();
});
