import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { PasswordField } from './password-field.tsx';

test('it hides the password until asked, and the button says what it will do', async () => {
  render(
    <PasswordField label="Password" hint="At least 8 characters" autoComplete="new-password" />,
  );
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.type(input, 'secret12');
  expect(input.type).toBe('password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(input.type).toBe('text');
  expect(input.value).toBe('secret12');
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(input.type).toBe('password');
});

test('paste works and the manager is told which password it is', async () => {
  render(<PasswordField label="Password" autoComplete="current-password" />);
  const input = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(input);
  await userEvent.paste('pasted-word');
  expect(input.value).toBe('pasted-word');
  expect(input.getAttribute('autocomplete')).toBe('current-password');
});
