import { expect, test } from 'vitest';
import { build } from './build.ts';
import { aztec, rect } from './dots.ts';
import { search } from './search.ts';
import { trace } from './trace.ts';

const seeds = Array.from({ length: 20 }, (_, i) => i * 7919);

test.each(seeds)('seed %i finds exactly two threads of similar length', (seed) => {
  const dots = aztec(3);
  const found = search(dots, { seed, symmetry: 'x', tries: 400 });
  const lengths = trace(dots, found?.closed).map(({ segments }) => segments.length);
  expect(lengths).toHaveLength(2);
  expect(Math.min(...lengths) / Math.max(...lengths)).toBeGreaterThanOrEqual(0.8);
});

test('the same seed always gives the same drawing, another seed another one', () => {
  const dots = aztec(4);
  const draw = (seed: number): string =>
    build(dots, { closed: search(dots, { seed, tries: 400 })?.closed, gap: 6 })
      .threads.map(({ d }) => d)
      .join();
  expect(draw(7)).toBe(draw(7));
  expect(draw(7)).not.toBe(draw(8));
});

test('a half turn maps the weave onto itself', () => {
  const closed = search(rect(7, 4), { seed: 3, symmetry: 'r', tries: 400 })?.closed ?? new Set();
  const turned = [...closed].map((edge) => {
    const [x, y, name] = edge.split(',');
    return name === 'E'
      ? `${5 - Number(x)},${3 - Number(y)},E`
      : `${6 - Number(x)},${2 - Number(y)},S`;
  });
  expect(closed.size).toBeGreaterThan(0);
  expect(new Set(turned)).toEqual(closed);
});

test('a shape that cannot have two threads gives null', () => {
  expect(search(rect(2, 1), { tries: 50 })).toBeNull();
});
