import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { CodeBoxes } from './code-boxes.tsx';

const onComplete = vi.fn<(code: string) => void>();
let boxes: HTMLInputElement[];

beforeEach(() => {
  onComplete.mockClear();
  render(
    <form>
      <CodeBoxes name="otp" onComplete={onComplete} />
    </form>,
  );
  boxes = screen.getAllByRole<HTMLInputElement>('textbox');
});

const values = () => boxes.map((box) => box.value).join('');
const focusedAt = () => boxes.indexOf(document.activeElement as HTMLInputElement);
const box = (at: number) => boxes[at] as HTMLInputElement;

test('six boxes in one group, each saying which digit it is', () => {
  expect(screen.getByRole('group', { name: 'Six-digit code' })).toBeTruthy();
  expect(boxes).toHaveLength(6);
  expect(screen.getByRole('textbox', { name: 'Digit 4 of 6' })).toBe(box(3));
  expect(box(0).autocomplete).toBe('one-time-code');
  expect(box(1).autocomplete).toBe('off');
});

test('typing moves on, letters are ignored, and six digits complete it', async () => {
  await userEvent.click(box(0));
  await userEvent.keyboard('4x8');
  expect(values()).toBe('48');
  expect(focusedAt()).toBe(2);
  await userEvent.keyboard('2913');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
  expect(new FormData(document.querySelector('form') ?? undefined).get('otp')).toBe('482913');
});

test('Backspace empties a box, then steps back and empties that one', async () => {
  await userEvent.click(box(0));
  await userEvent.keyboard('482');
  await userEvent.keyboard('{Backspace}');
  expect(values()).toBe('48');
  expect(focusedAt()).toBe(2);
  await userEvent.keyboard('{Backspace}');
  expect(values()).toBe('4');
  expect(focusedAt()).toBe(1);
});

test('a pasted code fills all boxes, wherever the focus is and whatever stands between the digits', async () => {
  await userEvent.click(box(3));
  await userEvent.paste('Code: 482-913');
  expect(values()).toBe('482913');
  expect(focusedAt()).toBe(5);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
});

test('a part of a code goes in from where it was pasted', async () => {
  await userEvent.click(box(2));
  await userEvent.paste('77');
  expect([box(2).value, box(3).value, focusedAt()]).toEqual(['7', '7', 4]);
});

test('a code suggested by the phone arrives whole in the first box and fills them all', () => {
  fireEvent.change(box(0), { target: { value: '482913' } });
  expect(values()).toBe('482913');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482913');
});

test('arrow keys, Home and End move without changing anything', async () => {
  await userEvent.click(box(0));
  await userEvent.keyboard('482{ArrowLeft}{ArrowLeft}');
  expect(focusedAt()).toBe(1);
  await userEvent.keyboard('{ArrowRight}');
  expect(focusedAt()).toBe(2);
  await userEvent.keyboard('{End}');
  expect(focusedAt()).toBe(5);
  await userEvent.keyboard('{Home}');
  expect([focusedAt(), values()]).toEqual([0, '482']);
});

test('a digit typed into a full box replaces the one in it', async () => {
  await userEvent.click(box(0));
  await userEvent.keyboard('48');
  fireEvent.change(box(0), { target: { value: '94' } });
  expect(values()).toBe('98');
});
