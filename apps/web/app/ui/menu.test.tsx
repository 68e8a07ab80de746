import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { Menu, MenuButton, MenuLink } from './menu.tsx';

const onLogOut = vi.fn<() => void>();
let box: HTMLDetailsElement;
let summary: HTMLElement;

beforeEach(() => {
  onLogOut.mockClear();
  render(
    <MemoryRouter>
      <Menu label="Explore">
        <MenuLink to="/services">Services</MenuLink>
        <MenuLink to="/pricing">Pricing</MenuLink>
        <MenuButton onClick={onLogOut}>Log Out</MenuButton>
      </Menu>
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  box = document.querySelector('details') as HTMLDetailsElement;
  summary = document.querySelector('summary') as HTMLElement;
});

const focused = () => document.activeElement?.textContent;

test('ArrowDown opens it and goes to the first item; the arrows go round', async () => {
  summary.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(box.open).toBe(true);
  expect(focused()).toBe('Services');
  await userEvent.keyboard('{ArrowUp}');
  expect(focused()).toBe('Log Out');
  await userEvent.keyboard('{ArrowDown}');
  expect(focused()).toBe('Services');
  await userEvent.keyboard('{End}');
  expect(focused()).toBe('Log Out');
  await userEvent.keyboard('{Home}');
  expect(focused()).toBe('Services');
});

test('Escape closes it and gives focus back to the button', async () => {
  summary.focus();
  await userEvent.keyboard('{ArrowDown}{Escape}');
  expect(box.open).toBe(false);
  expect(document.activeElement).toBe(summary);
});

test('other keys on a closed menu do nothing', async () => {
  summary.focus();
  await userEvent.keyboard('{End}{Escape}{ArrowUp}');
  expect(box.open).toBe(false);
});

test('it closes when the press goes elsewhere, and stays when it does not', () => {
  box.open = true;
  fireEvent(box, new Event('toggle'));
  fireEvent.pointerDown(screen.getByText('Pricing'));
  expect(box.open).toBe(true);
  fireEvent.pointerDown(screen.getByText('Elsewhere'));
  expect(box.open).toBe(false);
});

test('it closes when the focus goes elsewhere', async () => {
  summary.focus();
  await userEvent.keyboard('{ArrowDown}{End}');
  expect(box.open).toBe(true);
  await userEvent.tab();
  expect(focused()).toBe('Elsewhere');
  expect(box.open).toBe(false);
});

test('a choice is carried out and closes it', async () => {
  box.open = true;
  await userEvent.click(screen.getByRole('button', { name: 'Log Out' }));
  expect(onLogOut).toHaveBeenCalledOnce();
  expect(box.open).toBe(false);
});
