import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { IconButton } from './icon-button.tsx';
import { RefreshIcon } from './icons.tsx';

test('the label is the name, and the icon adds nothing to it', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <IconButton label="Refresh" onClick={onClick}>
      <RefreshIcon />
    </IconButton>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Refresh' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(screen.queryByRole('img')).toBeNull();
});
