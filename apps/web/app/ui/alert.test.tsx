import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Alert } from './alert.tsx';

test('an error interrupts and can be dismissed', async () => {
  const onDismiss = vi.fn<() => void>();
  render(<Alert onDismiss={onDismiss}>All Fields Are Required</Alert>);
  expect(screen.getByRole('alert').textContent).toBe('All Fields Are Required');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(onDismiss).toHaveBeenCalledOnce();
});

test.each([
  ['warn', 'alert'],
  ['success', 'status'],
  ['info', 'status'],
] as const)('a banner of kind %s has the role %s', (kind, role) => {
  render(<Alert kind={kind}>Coupon Applied Successfully</Alert>);
  expect(screen.getByRole(role).textContent).toBe('Coupon Applied Successfully');
  expect(screen.queryByRole('button')).toBeNull();
});
