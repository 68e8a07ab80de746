import { expect, test } from 'vitest';
import { type Cubic, cubicPoint, distance, pathD, splitCubic, trimAt } from './bezier.ts';

const arch: Cubic = [
  [0, 0],
  [0, 40],
  [60, 40],
  [60, 0],
];

test('a part of a curve lies on the curve', () => {
  const part = splitCubic(arch, 0.25, 0.75);
  for (const t of [0, 0.3, 1]) {
    expect(distance(cubicPoint(part, t), cubicPoint(arch, 0.25 + t / 2))).toBeCloseTo(0);
  }
});

test('trimming stops at the gap from either end, and halfway when the curve is shorter', () => {
  expect(distance(cubicPoint(arch, trimAt(arch, 8, 'start')), arch[0])).toBeCloseTo(8, -0.5);
  expect(trimAt(arch, 8, 'end')).toBeCloseTo(1 - trimAt(arch, 8, 'start'));
  expect(trimAt(arch, 500, 'start')).toBe(0.5);
});

test('a path without curves is empty', () => {
  expect(pathD([])).toBe('');
});
