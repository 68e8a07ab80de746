import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Dialog } from './dialog.tsx';

// jsdom has no modal dialogs. The stand-in keeps what the component relies on: `open`, the late close
// event, and that only an element still in the page hands focus back. The real one is tested end to end.
beforeAll(() => {
  let cameFrom: Element | null = null;
  HTMLDialogElement.prototype.showModal = function showModal() {
    cameFrom = document.activeElement;
    this.open = true;
    this.querySelector<HTMLElement>('input, button')?.focus();
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
    if (this.isConnected && cameFrom instanceof HTMLElement) cameFrom.focus();
    queueMicrotask(() => this.dispatchEvent(new Event('close')));
  };
});

afterAll(() => {
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'showModal');
  Reflect.deleteProperty(HTMLDialogElement.prototype, 'close');
});

test('it is named by its title, and focus goes to the first control of the content', () => {
  render(
    <Dialog title="Add Partner" onClose={() => {}}>
      <input aria-label="Name" />
    </Dialog>,
  );
  expect(screen.getByRole('dialog', { name: 'Add Partner' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Name' }));
});

test('the close button, Escape and a press on the backdrop ask to close', async () => {
  const onClose = vi.fn<() => void>();
  render(<Dialog title="Add Partner" onClose={onClose} />);
  const dialog = screen.getByRole<HTMLDialogElement>('dialog');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(2);
  // What the browser does on Escape.
  dialog.close();
  await Promise.resolve();
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('a press inside does not close, nor does one that was dragged out of a field', () => {
  const onClose = vi.fn<() => void>();
  render(
    <Dialog title="Add Partner" onClose={onClose}>
      <input aria-label="Name" />
    </Dialog>,
  );
  const field = screen.getByRole('textbox');
  fireEvent.pointerDown(field);
  fireEvent.click(field);
  fireEvent.pointerDown(field);
  fireEvent.click(screen.getByRole('dialog'));
  expect(onClose).not.toHaveBeenCalled();
});

test('taken away, it gives focus back to what opened it', () => {
  const opener = document.createElement('button');
  document.body.append(opener);
  opener.focus();
  const { unmount } = render(<Dialog title="Add Partner" onClose={() => {}} />);
  expect(document.activeElement).not.toBe(opener);
  unmount();
  expect(document.activeElement).toBe(opener);
  opener.remove();
});

test('mounted twice, as in development, it stays open', async () => {
  const onClose = vi.fn<() => void>();
  render(
    <StrictMode>
      <Dialog title="Add Partner" onClose={onClose} />
    </StrictMode>,
  );
  await Promise.resolve();
  expect(screen.getByRole<HTMLDialogElement>('dialog').open).toBe(true);
  expect(onClose).not.toHaveBeenCalled();
});
