import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { drawLadder } from './ladder-threads.ts';
import { RatingLadder } from './rating-ladder.tsx';

test('the reached step is named in the sentence and marked in the picture', () => {
  render(<RatingLadder rating="good" />);
  expect(
    screen.getByRole('img', { name: 'Good, on four steps from Potential to Ideal' }),
  ).toBeTruthy();
  expect([...document.querySelectorAll('.is-on')].map((step) => step.textContent)).toEqual([
    'Good',
  ]);
});

const ends = (d: string) => {
  const all = d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];
  return { first: all.slice(0, 2), last: all.slice(-2) };
};

test('the threads start apart and end together on the middle line', () => {
  const { a, b, height, width } = drawLadder(1120, 150, 40);
  const [left, right] = [ends(a), ends(b)];
  expect(Math.abs((left.first[1] ?? 0) - (right.first[1] ?? 0))).toBeGreaterThan(height / 3);
  expect(left.last).toEqual([width, height / 2]);
  expect(right.last).toEqual([width, height / 2]);
});

test('where they cross, one of the two is cut, in turn', () => {
  const { a, b } = drawLadder(1120, 150, 40);
  const cutsOf = (d: string) => (d.match(/M/g)?.length ?? 0) - 1;
  expect(cutsOf(a)).toBeGreaterThan(3);
  expect(Math.abs(cutsOf(a) - cutsOf(b))).toBeLessThanOrEqual(1);
});
