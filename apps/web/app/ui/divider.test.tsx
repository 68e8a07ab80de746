import { braid } from '@app/kolam/braid';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { braidPath } from './braid-path.ts';
import { Divider } from './divider.tsx';

const numbers = (d: string) => d.match(/-?\d+(\.\d+)?/g)?.map(Number) ?? [];

test.each([5, 6, 8, 17])('the braid round %i dots is the one the generator draws', (n) => {
  const ours = braidPath(n);
  // The generator puts its first dot at 0; here the braid starts at 0 and the dot stands in the middle.
  const theirs = braid(n, { u: 24, gap: 4, x: 12 });
  for (const which of ['a', 'b'] as const) {
    expect(ours[which].replaceAll(/[^MC]/g, '')).toBe(theirs[which].replaceAll(/[^MC]/g, ''));
    const [mine, others] = [numbers(ours[which]), numbers(theirs[which])];
    expect(Math.max(...mine.map((value, i) => Math.abs(value - (others[i] ?? NaN))))).toBeLessThan(
      0.5,
    );
  }
});

test('a divider is decoration', () => {
  const { container } = render(<Divider dots={5} />);
  expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  expect(container.querySelectorAll('circle')).toHaveLength(5);
});
