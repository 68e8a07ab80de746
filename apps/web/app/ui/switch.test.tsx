import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Switch } from './switch.tsx';

test('it is a switch with its words, and Space turns it', async () => {
  const onChange = vi.fn<() => void>();
  render(<Switch label="Let people invite me" hint="By email" onChange={onChange} />);
  const control = screen.getByRole('switch', {
    name: 'Let people invite me',
    description: 'By email',
    checked: false,
  });
  control.focus();
  await userEvent.keyboard(' ');
  expect(onChange).toHaveBeenCalledOnce();
  expect(screen.getByRole('switch', { checked: true })).toBe(control);
});

test('a hidden label still names it', () => {
  render(<Switch label="Invitations" isLabelHidden />);
  expect(screen.getByRole('switch', { name: 'Invitations' })).toBeTruthy();
});
