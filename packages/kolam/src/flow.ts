import { type Cubic, cubicPoint, distance, type Point } from './bezier.ts';
import { build, type Drawing, type Thread } from './build.ts';
import { type Dots, diamond } from './dots.ts';
import type { Edge, Port } from './grid.ts';
import { type Symmetry, search } from './search.ts';
import type { TracedThread } from './trace.ts';
import { type LineSample, type Offsets, type Woven, weave } from './weave.ts';

export interface FlowOptions {
  /** The rest of the cubic along which the threads come in, from the diamond outwards; the diamond is at 0, 0. */
  readonly line: readonly [Point, Point, Point];
  /** Size of the diamond, and of the rows of dots that lead in and out, in dots. */
  readonly r?: number;
  readonly tailIn?: number;
  readonly tailOut?: number;
  /** Dot spacing in px. */
  readonly u?: number;
  readonly gap?: number;
  readonly seed?: number;
  readonly symmetry?: Symmetry;
  readonly density?: number;
  readonly tries?: number;
  /** The share of the line, next to the diamond, on which the threads are already in step. */
  readonly calm?: number;
  /** How much slower A swings and how much faster B swings at the far end. */
  readonly slow?: number;
  readonly fast?: number;
}

export interface Flow extends Drawing {
  /** The free part of each thread, from the diamond outwards. */
  readonly free: Woven;
  readonly closed: ReadonlySet<Edge>;
  /** The dots of the weave in grid units. */
  readonly lattice: Dots;
}

/**
 * The hero: two threads with different rhythms come in from the left, fall into step, weave the diamond together
 * and leave on the right. Throws when the seed gives no weave of two threads that both pass through.
 */
export function flow(options: FlowOptions): Flow {
  const { r = 4, u = 60, tailIn = 1, tailOut = 3, gap = 8, seed = 5 } = options;
  const { symmetry = 'y', density = 0.2, tries = 6000 } = options;
  const lattice = diamond(r);
  for (let i = 1; i <= tailIn; i++) lattice.push([-r - i, 0]);
  for (let i = 1; i <= tailOut; i++) lattice.push([r + i, 0]);
  const ports: ReadonlySet<Port> = new Set<Port>([`${-r - tailIn},0,W`, `${r + tailOut},0,E`]);
  const accept = passesThrough(r + tailOut);
  const only = (x: number, y: number): boolean => Math.abs(x) + Math.abs(y) <= r;
  const found = search(lattice, {
    seed,
    ports,
    symmetry,
    density,
    tries,
    balance: 0.85,
    accept,
    center: [0, 0],
    only,
  });
  if (!found) throw new Error(`Seed ${seed} gives no weave of two threads`);
  const drawing = build(lattice, { closed: found.closed, ports, u, gap });
  const port: Point = [(-r - tailIn - 0.5) * u, 0];
  const spine: Cubic = [port, ...options.line];
  const line = sampleLine(spine);
  const offsets = swings(line, u, sidesAtPort(drawing.threads, spine), options);
  const free = weave(line, offsets, { gap: gap * 0.7, startOver: false });
  return { ...drawing, free, closed: found.closed, lattice };
}

function passesThrough(lastColumn: number): (threads: readonly TracedThread[]) => boolean {
  return (threads) =>
    threads.every(({ segments, isLoop }) => {
      const startsOutside = segments[0]?.x === lastColumn;
      const endsOutside = segments.at(-1)?.x === lastColumn;
      return !isLoop && startsOutside !== endsOutside;
    });
}

const SAMPLES = 900;

function sampleLine(spine: Cubic): LineSample[] {
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const [tx, ty] = tangent(spine, i / SAMPLES);
    return { point: cubicPoint(spine, i / SAMPLES), normal: [ty, -tx] };
  });
}

function tangent(cubic: Cubic, t: number): Point {
  const ahead = cubicPoint(cubic, Math.min(1, t + 0.001));
  const behind = cubicPoint(cubic, Math.max(0, t - 0.001));
  const length = distance(ahead, behind) || 1;
  return [(ahead[0] - behind[0]) / length, (ahead[1] - behind[1]) / length];
}

/** A thread that is on one side of the line inside the first cell swings to the other side outside it. */
function sidesAtPort(threads: readonly Thread[], spine: Cubic): number[] {
  const [port] = spine;
  const [tx, ty] = tangent(spine, 0);
  return threads.map(({ cubics }) => {
    const [first, last] = [cubics[0], cubics.at(-1)] as [Cubic, Cubic];
    const startsHere = distance(first[0], port) < 1;
    const inside = startsHere ? cubicPoint(first, 0.2) : cubicPoint(last, 0.8);
    return (inside[0] - port[0]) * ty + (inside[1] - port[1]) * -tx > 0 ? -1 : 1;
  });
}

const ease = (t: number): number => t * t * (3 - 2 * t);

/** In step next to the diamond; further out A swings wide and slow while B swings short and quick. */
function swings(
  line: readonly LineSample[],
  u: number,
  sides: readonly number[],
  { calm = 0.3, slow = 1.7, fast = 0.3 }: FlowOptions,
): Offsets {
  const [sideA = 1, sideB = 1] = sides;
  const a: number[] = [];
  const b: number[] = [];
  let [phaseA, phaseB] = [0, 0];
  for (const [i, { point }] of line.entries()) {
    const before = line[i - 1]?.point ?? point;
    const apart = ease(Math.min(1, Math.max(0, (i / SAMPLES - calm) / (0.92 - calm))));
    const way = distance(point, before);
    phaseA += way / (u * (1 + slow * apart));
    phaseB += way / (u * (1 - fast * apart));
    a.push(sideA * (0.42 + 0.75 * apart) * u * Math.sin(Math.PI * phaseA));
    b.push(sideB * (0.42 + 0.08 * apart) * u * Math.sin(Math.PI * phaseB));
  }
  return { a, b };
}
