import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChanceDots, likelySteps } from './chance-dots.tsx';

const clear = { potential: 0.4, fair: 23, good: 74, ideal: 2 };
const open = { potential: 3, fair: 41, good: 50, ideal: 6 };

test('a clear chance names one step; the list says every chance in words', () => {
  render(<ChanceDots chances={clear} caption="A made-up couple." />);
  expect(screen.getByText('Most likely Good.')).toBeTruthy();
  const said = screen.getAllByRole('listitem').map((item) => item.textContent);
  expect(said).toEqual([
    'Potentialunder 1 in 100',
    'Fair23 in 100',
    'Good74 in 100',
    'Ideal2 in 100',
  ]);
  expect([...document.querySelectorAll('.is-named')]).toHaveLength(1);
});

test('one dot is two of a hundred; under one in a hundred is one empty dot', () => {
  render(<ChanceDots chances={clear} />);
  const dots = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelectorAll('circle:not(.chance-none)').length);
  expect(dots).toEqual([0, 12, 37, 1]);
  expect(document.querySelectorAll('.chance-none')).toHaveLength(1);
});

test('under 60 in 100 it stands between two steps and names neither', () => {
  render(<ChanceDots chances={open} />);
  expect(screen.getByText('Between Good and Fair.')).toBeTruthy();
  expect(document.querySelectorAll('.is-on')).toHaveLength(2);
  expect(document.querySelectorAll('.is-named')).toHaveLength(0);
});

test.each([
  [60, 1],
  [59.9, 2],
])('a best chance of %d gives %i step(s)', (good, count) => {
  expect(likelySteps({ potential: 0, fair: 100 - good, good, ideal: 0 })).toHaveLength(count);
});
