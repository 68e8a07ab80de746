import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { Checkbox } from './checkbox.tsx';

test('a press on the words ticks it, and so does Space', async () => {
  render(<Checkbox label="I agree to the Terms of use" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', {
    name: 'I agree to the Terms of use',
  });
  await userEvent.click(screen.getByText('I agree to the Terms of use'));
  expect(box.checked).toBe(true);
  box.focus();
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});

test('a missing tick is described', () => {
  render(<Checkbox label="I agree" error="Please accept the Terms of use" />);
  const box = screen.getByRole('checkbox', { description: 'Please accept the Terms of use' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
});
