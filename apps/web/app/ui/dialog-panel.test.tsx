import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { DialogPanel } from './dialog-panel.tsx';

test('the close button comes last in the order of the Tab key', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <DialogPanel
      title="Delete?"
      onClose={onClose}
      actions={<button type="button">Delete</button>}
    />,
  );
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Delete');
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(onClose).toHaveBeenCalledOnce();
});

test('without a way to close there is no close button', () => {
  render(<DialogPanel title="See you soon" isCentred />);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('heading', { level: 2, name: 'See you soon' })).toBeTruthy();
});
