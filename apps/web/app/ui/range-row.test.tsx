import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RangeRow, type RangeRowProps, RangeTrack } from './range-row.tsx';

const row: RangeRowProps = {
  name: 'Social energy',
  poles: ['Reserved', 'Outgoing'],
  score: 34,
  range: [26, 42],
  words: 'leans reserved',
};

test('the sentence holds the score, its range and its words', () => {
  render(<RangeRow {...row} />);
  const sentence = 'Social energy: 34 out of 100, likely between 26 and 42, leans reserved';
  expect(screen.getByRole('img', { name: sentence })).toBeTruthy();
});

test.each([
  [[26, 42], ['Reserved']],
  [[58, 74], ['Outgoing']],
  [[43, 61], []],
  [[38, 54], []],
  [[40, 50], []],
  [[50, 60], []],
] as const)('with a range of %j the poles in bold are %j', (range, bold) => {
  render(<RangeRow {...row} range={range} />);
  const marked = [...document.querySelectorAll('.poles .is-on')].map((pole) => pole.textContent);
  expect(marked).toEqual(bold);
});

test('capsule and bead lie where the numbers say; the grey block only when there are norms', () => {
  const { rerender } = render(<RangeTrack score={34} range={[26, 42]} />);
  const style = (part: string) => document.querySelector(part)?.getAttribute('style');
  expect(style('.trk-range')).toBe('--lo: 26; --hi: 42;');
  expect(style('.trk-bead')).toBe('--v: 34;');
  expect(style('.trk-typical')).toBeUndefined();
  rerender(<RangeTrack score={34} range={[26, 42]} typical={[35, 65]} />);
  expect(style('.trk-typical')).toBe('--lo: 35; --hi: 65;');
});
