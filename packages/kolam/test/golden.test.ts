import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type Point, smooth } from '../src/bezier.ts';
import { braid } from '../src/braid.ts';
import { build, type Drawing } from '../src/build.ts';
import { aztec, diamond, disc, rect } from '../src/dots.ts';
import { flow } from '../src/flow.ts';
import type { Edge, Port } from '../src/grid.ts';
import { hash, rng } from '../src/random.ts';
import { ring } from '../src/ring.ts';
import { search } from '../src/search.ts';
import { svg } from '../src/svg.ts';
import { trace } from '../src/trace.ts';
import { type Woven, weave } from '../src/weave.ts';

/** What the designer's own generator drew. Small results are kept whole, large ones as a hash. */
interface Golden {
  readonly draws: keyof typeof draw;
  readonly args: readonly never[];
  readonly result?: unknown;
  readonly sha256?: string;
}

const shapes = { aztec, diamond, disc, rect } satisfies Record<
  string,
  (...size: never[]) => Point[]
>;
type ShapeCall = readonly [name: keyof typeof shapes, width: number, height: number];

const dotsOf = ([name, width, height]: ShapeCall): Point[] => shapes[name](width, height);
const setOf = <Item>(items?: readonly Item[] | null): ReadonlySet<Item> | undefined =>
  items ? new Set(items) : undefined;

// Dots are not rounded by the generator; six decimals forgive the last bit of another machine's sine.
const rounded = (points: readonly Point[]): number[][] =>
  points.map((point) => point.map((n) => Math.round(n * 1e6) / 1e6 + 0));

const drawn = ({ threads, dots, box }: Drawing): object => ({
  threads: threads.map((t) => [t.isLoop, t.cubics.length, t.full, t.d]),
  dots: rounded(dots),
  box,
});

const crossed = ({ a, b, cross }: Woven): object => ({ a, b, cross });

const draw = {
  dots: (shape: ShapeCall) => dotsOf(shape),
  rng: (seed: number, n: number) => Array.from({ length: n }, rng(seed)),
  hash: (text: string) => hash(text),
  trace: (shape: ShapeCall, closed?: Edge[], ports?: Port[]) =>
    trace(dotsOf(shape), setOf(closed), setOf(ports)).map((thread) => [
      thread.isLoop,
      thread.segments.map((s) =>
        [s.x, s.y, s.corner, s.from, s.to, s.fromState, s.toState].join(' '),
      ),
    ]),
  build: (shape: ShapeCall, options: { closed?: Edge[]; ports?: Port[] }) =>
    drawn(
      build(dotsOf(shape), {
        ...options,
        closed: setOf(options.closed),
        ports: setOf(options.ports),
      }),
    ),
  search: (shape: ShapeCall, options: object) => {
    const found = search(dotsOf(shape), options);
    const balance = found && Math.round(found.balance * 1e6) / 1e6;
    return found && { closed: [...found.closed], score: found.score, balance };
  },
  braid: (n: number, options: object) => {
    const { a, b, dots } = braid(n, options);
    return { a, b, dots: rounded(dots) };
  },
  ring: (options: object) => {
    const { a, b, dots } = ring(options);
    return { a, b, dots: rounded(dots) };
  },
  smooth: (points: Point[]) => smooth(points),
  weave: (samples: number, options: { gap: number }) => {
    const steps = Array.from({ length: samples + 1 }, (_, i) => i);
    const line = steps.map((i) => ({ point: [i, 50] as const, normal: [0, -1] as const }));
    const a = steps.map((i) => Math.sin(i / 21) * 20);
    const b = steps.map((i) => -Math.sin(i / 17) * 16);
    return crossed(weave(line, { a, b }, options));
  },
  flow: (options: Parameters<typeof flow>[0]) => {
    const { free, closed, lattice, ...drawing } = flow(options);
    return { ...drawn(drawing), free: crossed(free), closed: [...closed], lattice };
  },
  svg: (shape: ShapeCall, options: object, look: object) =>
    svg(build(dotsOf(shape), options), look),
};

const goldens = JSON.parse(
  readFileSync(new URL('golden.json', import.meta.url), 'utf8'),
) as Golden[];

// The largest search takes most of a second, and several where other work shares the processor.
const TIMEOUT_MS = 20_000;

test.each(goldens.entries().toArray())(
  'drawing %i is the designer’s',
  (_, { draws, args, result, sha256 }) => {
    const text = JSON.stringify((draw[draws] as (...args: never[]) => unknown)(...args));
    const outcome = sha256 ? createHash('sha256').update(text).digest('hex') : JSON.parse(text);
    expect(outcome).toEqual(sha256 ?? result);
  },
  TIMEOUT_MS,
);
