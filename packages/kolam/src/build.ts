import { type Cubic, distance, type Point, pathD, round2, splitCubic, trimAt } from './bezier.ts';
import type { Dots } from './dots.ts';
import { type Edge, type Port, type Side, type SideState, stepOf } from './grid.ts';
import { passesOver, type Segment, type TracedThread, trace } from './trace.ts';

export interface BuildOptions {
  readonly closed?: ReadonlySet<Edge> | undefined;
  readonly ports?: ReadonlySet<Port> | undefined;
  /** Dot spacing in px. */
  readonly u?: number;
  /** How far a turn stays from its dot, 0 to 0.5 of the spacing. */
  readonly inset?: number;
  /** How round a strand runs past its dot; 0 gives straight diagonals. */
  readonly swell?: number;
  /** What the under strand is cut back at a crossing, in px; 0 leaves the threads whole. */
  readonly gap?: number;
  /** Air round the outermost dots, in dot spacings. */
  readonly pad?: number;
  /** The share of each thread that is drawn. */
  readonly upto?: number;
}

export interface Thread {
  readonly isLoop: boolean;
  readonly cubics: readonly Cubic[];
  /** The path without gaps: for masks, dashes and movement. */
  readonly full: string;
  /** The path with its under-crossings cut out: for drawing on any ground. */
  readonly d: string;
}

export interface Drawing {
  /** Open threads first, then the longest. */
  readonly threads: readonly Thread[];
  readonly dots: readonly Point[];
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly u: number;
}

interface Shape {
  readonly u: number;
  readonly inset: number;
  readonly swell: number;
}

/** Draws the threads of a set of dots. */
export function build(dots: Dots, options: BuildOptions = {}): Drawing {
  const { closed, ports, u = 40, inset = 0.37, swell = 0.16 } = options;
  const { gap = 0, pad = 0.62, upto = 1 } = options;
  const threads = trace(dots, closed, ports)
    .map((traced) => (upto < 1 ? firstPart(traced, upto) : traced))
    .map((traced) => drawThread(traced, { u, inset, swell }, gap));
  threads.sort((a, b) => Number(a.isLoop) - Number(b.isLoop) || b.cubics.length - a.cubics.length);
  const places = dots.map(([x, y]): Point => [x * u, y * u]);
  return { threads, dots: places, box: boxRound(places, pad * u), u };
}

function firstPart({ segments }: TracedThread, share: number): TracedThread {
  return { segments: segments.slice(0, Math.round(segments.length * share)), isLoop: false };
}

function boxRound(points: readonly Point[], air: number): Drawing['box'] {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const width = Math.max(...xs) - left + 2 * air;
  const height = Math.max(...ys) - top + 2 * air;
  return [round2(left - air), round2(top - air), round2(width), round2(height)];
}

function drawThread(thread: TracedThread, shape: Shape, gap: number): Thread {
  const { segments, isLoop } = thread;
  const cubics = segments.map((segment) => curveOf(segment, shape));
  const runs = gap ? cutUnder(thread, cubics, gap) : [cubics];
  return {
    isLoop,
    cubics,
    full: pathD(cubics, isLoop),
    d: runs.map((run) => pathD(run, isLoop && !gap)).join(''),
  };
}

/** The circle constant: handles of this length turn a cubic into a quarter of a circle. */
const QUARTER_CIRCLE = 0.5523;

function curveOf(segment: Segment, { u, inset, swell }: Shape): Cubic {
  const { from, to, fromState, toState } = segment;
  const lean = Math.PI / 4 + swell;
  const pointOn = (side: Side, state: SideState): Point => {
    const [dx, dy] = stepOf(side);
    const reach = state === 'closed' ? inset : 0.5;
    return [segment.x + dx * reach, segment.y + dy * reach];
  };
  /** The way out through `side` for a strand that came in through `other`. */
  const heading = (side: Side, other: Side, state: SideState): Point => {
    const [dx, dy] = stepOf(side);
    const [ox, oy] = stepOf(other);
    if (state === 'closed') return [-ox, -oy];
    return [dx * Math.cos(lean) - ox * Math.sin(lean), dy * Math.cos(lean) - oy * Math.sin(lean)];
  };
  const start = pointOn(from, fromState);
  const end = pointOn(to, toState);
  const handle = handleLength(segment, distance(start, end), inset);
  const back = heading(from, to, fromState);
  const on = heading(to, from, toState);
  const scaled = (x: number, y: number): Point => [x * u, y * u];
  return [
    scaled(start[0], start[1]),
    scaled(start[0] - back[0] * handle, start[1] - back[1] * handle),
    scaled(end[0] - on[0] * handle, end[1] - on[1] * handle),
    scaled(end[0], end[1]),
  ];
}

function handleLength(segment: Segment, chord: number, inset: number): number {
  const turns = Number(segment.fromState === 'closed') + Number(segment.toState === 'closed');
  if (turns === 2) return inset * QUARTER_CIRCLE;
  return chord * (turns === 0 ? 0.36 : 0.42);
}

/** Breaks the thread at each of its under-crossings, so that no ground colour has to hide anything. */
function cutUnder(
  { segments, isLoop }: TracedThread,
  cubics: readonly Cubic[],
  gap: number,
): Cubic[][] {
  const runs: Cubic[][] = [];
  let run: Cubic[] = [];
  const breakHere = (): void => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  for (const [i, segment] of segments.entries()) {
    const cubic = cubics[i] as Cubic;
    const underIn = segment.fromState === 'open' && !passesOver(segment, segment.from);
    const underOut = segment.toState === 'open' && !passesOver(segment, segment.to);
    if (underIn) breakHere();
    const from = underIn ? trimAt(cubic, gap, 'start') : 0;
    const to = underOut ? trimAt(cubic, gap, 'end') : 1;
    run.push(underIn || underOut ? splitCubic(cubic, from, to) : cubic);
    if (underOut) breakHere();
  }
  const head = runs[0];
  if (isLoop && head) {
    // A loop has no real beginning: what is left at its tail belongs to its first run.
    runs[0] = [...run, ...head];
    return runs;
  }
  breakHere();
  return runs;
}
