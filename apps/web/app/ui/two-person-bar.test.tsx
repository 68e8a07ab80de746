import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';
import { TwoPersonBar, type TwoPersonBarProps } from './two-person-bar.tsx';

const bar: TwoPersonBarProps = {
  name: 'Money',
  poles: ['Save first', 'Spend on living'],
  a: { name: 'Ananya', score: 30, range: [22, 38] },
  b: { name: 'Kabir', score: 52, range: [43, 61] },
};

const style = (part: string) => document.querySelector(part)?.getAttribute('style');

test('the sentence speaks about the pair and quotes no figures', () => {
  render(<TwoPersonBar {...bar} />);
  const sentence = screen.getByRole('img').getAttribute('aria-label');
  expect(sentence).toBe(
    'Money: Nearly. Ananya is nearer “Save first”, Kabir is near the middle. Their likely ranges do not touch.',
  );
  expect(sentence).not.toMatch(/\d/);
});

test('ranges that do not meet leave a dotted distance between them', () => {
  render(<TwoPersonBar {...bar} />);
  expect(style('.duo-gap')).toBe('--lo: 38; --hi: 43;');
  expect(style('.duo-range-us')).toBeUndefined();
  expect(style('.duo-pin-a')).toBe('--v: 30;');
});

test('ranges that meet share a wine part', () => {
  render(
    <TwoPersonBar
      {...bar}
      a={{ name: 'Ananya', score: 70, range: [62, 78] }}
      b={{ name: 'Kabir', score: 64, range: [56, 72] }}
    />,
  );
  expect(style('.duo-range-us')).toBe('--lo: 62; --hi: 72;');
  expect(style('.duo-gap')).toBeUndefined();
  expect(screen.getByRole('img', { name: /^Money: In step\..*overlap/ })).toBeTruthy();
});

test('the distance is the same from both sides', () => {
  render(<TwoPersonBar {...bar} a={bar.b} b={bar.a} />);
  expect(style('.duo-gap')).toBe('--lo: 38; --hi: 43;');
});

test.each([
  ['Ananya', 'Kabir', ['A', 'K']],
  ['Ananya', 'Ajay', ['An', 'Aj']],
  ['ananya', 'Ajay', ['An', 'Aj']],
  ['मीरा', 'कबीर', ['मी', 'क']],
  ['मीरा', 'मीना', ['मीरा', 'मीना']],
])('the letters for %s and %s are %j', (a, b, letters) => {
  expect(initialsOf(a, b)).toEqual(letters);
});
