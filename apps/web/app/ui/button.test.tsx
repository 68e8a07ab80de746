import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';

test('a press reaches the handler and does not send the form round it', async () => {
  const onClick = vi.fn<() => void>();
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(
    <form onSubmit={onSubmit}>
      <Button onClick={onClick}>Save</Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a busy button says so, keeps its name and focus, and lets no press through', async () => {
  const onClick = vi.fn<() => void>();
  render(
    <Button isBusy onClick={onClick}>
      Paying
    </Button>,
  );
  const button = screen.getByRole('button', { name: 'Paying', busy: true });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  await userEvent.click(button);
  expect(onClick).not.toHaveBeenCalled();
});

test('a busy submit button does not send the form, not even by Enter in a field', async () => {
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault(),
  );
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Email" />
      <Button type="submit" isBusy>
        Login
      </Button>
    </form>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('the link form is a link', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/free-test">Take Free Test</ButtonLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Take Free Test' });
  expect(link.getAttribute('href')).toBe('/free-test');
});
