import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScoreDial } from './score-dial.tsx';

const loops = (selector: string) =>
  document.querySelector(selector)?.getAttribute('d')?.match(/C/g)?.length ?? 0;

test.each([
  [0, 0],
  [24, 7],
  [56, 16],
  [78, 23],
  [100, 29],
])('a score of %i threads %i of 29 dots with both threads', (score, threaded) => {
  render(<ScoreDial score={score} />);
  expect(loops('.thread-a')).toBe(threaded);
  expect(loops('.thread-us')).toBe(threaded);
});

test('the sentence holds the figure and its meaning, once', () => {
  render(<ScoreDial score={78} caption="readiness" />);
  expect(screen.getByRole('img', { name: 'Score 78 readiness' })).toBeTruthy();
  expect(screen.queryByRole('img', { name: /100/ })).toBeNull();
});

test('it says out of 100 unless told otherwise', () => {
  render(<ScoreDial score={24} />);
  expect(screen.getByRole('img', { name: 'Score 24 out of 100' })).toBeTruthy();
});
