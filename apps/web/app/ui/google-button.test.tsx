import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { GoogleButton } from './google-button.tsx';

test('it is named in words and works from the keyboard', async () => {
  const onClick = vi.fn<() => void>();
  render(<GoogleButton onClick={onClick} />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Continue with Google' }));
  await userEvent.keyboard(' ');
  expect(onClick).toHaveBeenCalledOnce();
});
