import { expect, test } from 'vitest';
import { compositions } from '../film/compositions.ts';
import { gapsOf } from '../film/gaps.ts';
import { heroOf } from '../film/hero.ts';
import { curvesThrough, pathOf, pointAt, strandOf } from '../film/strand.ts';
import { FRAMES_PER_SECOND, LOOP_SECONDS, opening, tipOf } from '../film/timeline.ts';
import { type Cubic, distance, type Point } from '../src/bezier.ts';

const mobile = compositions.find(({ name }) => name === 'mobile') as (typeof compositions)[number];
const hero = heroOf(mobile);
const frames = Array.from({ length: LOOP_SECONDS * FRAMES_PER_SECOND }, (_, i) =>
  hero.frameAt(i / FRAMES_PER_SECOND),
);

test('the film begins and ends on the poster, and holds it for three seconds in all', () => {
  expect(frames[0]).toBe(hero.poster);
  expect(frames.at(-1)).toBe(hero.poster);
  const held = frames.filter((frame) => frame === hero.poster).length;
  expect(Math.abs(held / FRAMES_PER_SECOND - 3)).toBeLessThan(0.1);
});

test('between the dissolve and the first thread only the grid is left', () => {
  const empty = frames[Math.round(2.15 * FRAMES_PER_SECOND)] ?? '';
  expect(empty.match(/<path d=""/g)).toHaveLength(2);
  expect(new Set(empty.match(/opacity="[^"]*"/g))).toEqual(new Set(['opacity="0.17"']));
});

test('from depart to finish a thread only ever grows, and both meet at the same second', () => {
  for (const departs of [2.1, 2.6]) {
    const way = { free: 500, whole: 4000, departs, meets: 4.4 };
    const tips = Array.from({ length: 100 }, (_, i) => tipOf(way, 2 + i * 0.08));
    expect(tips.every((tip, i) => i === 0 || tip >= (tips[i - 1] ?? 0))).toBe(true);
    expect(tipOf(way, 4.4)).toBeCloseTo(500);
    expect(tipOf(way, 10)).toBeCloseTo(4000);
  }
});

test('a gap is shut while the other tip is far off, and open before it arrives', () => {
  expect(opening(-60, 50, 8)).toBe(0);
  expect(opening(-8, 50, 8)).toBe(1);
});

const wave = (side: 1 | -1): Point[] =>
  Array.from({ length: 301 }, (_, i) => [i, side * 20 * Math.sin((i / 50) * Math.PI)]);
const strands = [wave(1), wave(-1)].map((points) => strandOf(curvesThrough(points, 4)));

test('curves through samples stay on the line the samples describe', () => {
  const [first] = strands;
  if (!first) throw new Error('no strand');
  for (let at = 0; at < first.length; at += 7) {
    const [x, y] = pointAt(first, at);
    expect(y).toBeCloseTo(20 * Math.sin((x / 50) * Math.PI), 1);
  }
});

test('where two waves cross, each is cut at every other crossing, clear of the other', () => {
  const middle = strands.map(({ length }) => length / 2);
  const gaps = gapsOf(strands, middle, 8);
  const places = gaps.map((list, s) =>
    list.map(({ at }) => Math.round(pointAt(strands[s] as (typeof strands)[number], at)[0])),
  );
  expect(places).toEqual([
    [50, 150, 250],
    [100, 200],
  ]);
  for (const [s, list] of gaps.entries()) {
    for (const { from, to, over } of list) {
      const [under, top] = [strands[s], strands[over.strand]] as [
        (typeof strands)[number],
        (typeof strands)[number],
      ];
      for (const edge of [from, to]) {
        expect(distance(pointAt(under, edge), pointAt(top, over.at))).toBeGreaterThanOrEqual(8);
      }
    }
  }
});

test('a path is made of the asked stretches only', () => {
  const straight: Cubic = [
    [0, 0],
    [10, 0],
    [20, 0],
    [30, 0],
  ];
  const d = pathOf(strandOf([straight]), [
    { from: 0, to: 10 },
    { from: 20, to: 30 },
  ]);
  expect(d).toBe('M0 0C3.33 0 6.67 0 10 0M20 0C23.33 0 26.67 0 30 0');
});
