import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PageBars } from './page-bars.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { ThreadProgress } from './thread-progress.tsx';

const values = () => {
  const bar = screen.getByRole('progressbar');
  return ['valuenow', 'valuemax', 'valuetext'].map((name) => bar.getAttribute(`aria-${name}`));
};

test('the thread says how many questions are answered and is uncovered that far', () => {
  const { rerender } = render(<ThreadProgress answered={6} />);
  expect(values()).toEqual(['6', '17', '6 of 17']);
  expect(screen.getByText('6/17')).toBeTruthy();
  rerender(<ThreadProgress answered={17} />);
  expect(
    screen.getByRole('progressbar', { name: 'Questions answered' }).getAttribute('style'),
  ).toBe('--v: 100;');
});

test('one dot for each question', () => {
  render(<ThreadProgress answered={0} />);
  expect(document.querySelector('.thread-dots')?.getAttribute('d')?.match(/M/g)).toHaveLength(17);
});

test('the seven bars are one progress bar with page and figure in words', () => {
  render(<PageBars page={3} answeredByPage={[12, 12, 5, 0, 0, 0, 0]} />);
  expect(values()).toEqual(['29', '84', '29 of 84, page 3 of 7']);
  const fills = [...document.querySelectorAll<HTMLElement>('.bar > i')].map((fill) =>
    Math.round(Number(fill.style.getPropertyValue('--v'))),
  );
  expect(fills).toEqual([100, 100, 42, 0, 0, 0, 0]);
  const ringed = [...document.querySelectorAll('.bar')].map((bar) =>
    bar.classList.contains('is-now'),
  );
  expect(ringed.indexOf(true)).toBe(2);
});

test('the plain bar has a name and a value', () => {
  render(<ProgressBar label="Answered" value={31} max={84} />);
  expect(screen.getByRole('progressbar', { name: 'Answered' }).getAttribute('aria-valuenow')).toBe(
    '31',
  );
});
