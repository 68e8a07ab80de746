import { expect, test } from 'vitest';
import { aztec, diamond, rect } from './dots.ts';
import { stepOf } from './grid.ts';
import { search } from './search.ts';
import { passesOver, type TracedThread, trace } from './trace.ts';

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const sizes = Array.from({ length: 64 }, (_, i) => [1 + (i % 8), 1 + Math.floor(i / 8)] as const);

test.each(sizes)(
  'a rectangle of %i x %i dots has as many threads as their greatest divisor',
  (m, n) => {
    expect(trace(rect(m, n))).toHaveLength(gcd(m, n));
  },
);

test('every corner of every dot is passed exactly once', () => {
  const corners = trace(diamond(3)).flatMap(({ segments }) =>
    segments.map(({ x, y, corner }) => `${x},${y},${corner}`),
  );
  expect(new Set(corners).size).toBe(corners.length);
  expect(corners).toHaveLength(diamond(3).length * 4);
});

const weaves = [
  { name: 'a plain rectangle', threads: trace(rect(6, 4)) },
  { name: 'a plain diamond', threads: trace(diamond(4)) },
  ...[1, 2, 3].map((seed) => ({
    name: `a searched weave (seed ${seed})`,
    threads: trace(aztec(4), search(aztec(4), { seed, tries: 400 })?.closed),
  })),
];

test.each(weaves)('$name: over and under alternate along every thread', ({ threads }) => {
  for (const thread of threads) {
    const overs = crossingsOf(thread).map(({ isOver }) => isOver);
    expect(overs.every((isOver, i) => isOver !== overs.at(i - 1))).toBe(true);
  }
});

test.each(weaves)('$name: at each crossing one strand is over and one is under', ({ threads }) => {
  const places = Map.groupBy(threads.flatMap(crossingsOf), ({ place }) => place);
  for (const strands of places.values()) {
    const overs = strands.map(({ isOver }) => isOver);
    expect(overs).toHaveLength(2);
    expect(overs[0]).not.toBe(overs[1]);
  }
});

function crossingsOf({ segments }: TracedThread): { place: string; isOver: boolean }[] {
  return segments
    .filter(({ toState }) => toState === 'open')
    .map((segment) => {
      const [dx, dy] = stepOf(segment.to);
      const place = `${segment.x + dx / 2},${segment.y + dy / 2}`;
      return { place, isOver: passesOver(segment, segment.to) };
    });
}

test('a thread that enters by one port leaves by the other', () => {
  const threads = trace(rect(3, 1), new Set(), new Set(['0,0,W', '2,0,E'] as const));
  expect(threads.map(({ isLoop }) => isLoop)).toEqual([false, false]);
  for (const { segments } of threads) expect([segments[0]?.x, segments.at(-1)?.x]).toEqual([0, 2]);
});

test('a port that belongs to no dot is refused', () => {
  expect(() => trace(rect(2, 2), new Set(), new Set(['5,5,W'] as const))).toThrow('5,5,W');
});
