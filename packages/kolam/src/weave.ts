import { distance, type Point, smooth } from './bezier.ts';

/** One sample of a centre line: where it is and which way is sideways. */
export interface LineSample {
  readonly point: Point;
  readonly normal: Point;
}

/** How far each strand is from the centre line, one number per sample. */
export interface Offsets {
  readonly a: readonly number[];
  readonly b: readonly number[];
}

export interface WeaveOptions {
  /** What is left out of the under strand on either side of a crossing, in px. */
  readonly gap: number;
  /** Whether A passes over at the first crossing. */
  readonly startOver?: boolean;
  /** Every how many samples the written path has a point. */
  readonly step?: number;
}

export interface Woven {
  readonly a: string;
  readonly b: string;
  /** The samples at which the strands cross. */
  readonly cross: readonly number[];
  /** Every sample of each strand, without gaps. */
  readonly points: { readonly a: readonly Point[]; readonly b: readonly Point[] };
}

/** Two strands round any line, alternately over and under wherever they cross. */
export function weave(line: readonly LineSample[], offsets: Offsets, options: WeaveOptions): Woven {
  const { gap, startOver = true, step = 6 } = options;
  const strandAt = (offset: readonly number[]): Point[] =>
    line.map(({ point, normal }, i) => {
      const o = offset[i] ?? 0;
      return [point[0] + normal[0] * o, point[1] + normal[1] * o];
    });
  const [a, b] = [strandAt(offsets.a), strandAt(offsets.b)];
  const cross = crossings(offsets);
  const middles = cross.map((i): Point => {
    const [p, q] = [a[i], b[i]] as [Point, Point];
    return [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2];
  });
  const cut = (strand: readonly Point[], other: readonly Point[], isA: boolean): string => {
    const undercrossings = middles.filter((_, k) => ((k % 2 === 0) === startOver) !== isA);
    const isUnder = (point: Point, i: number): boolean =>
      undercrossings.some((middle) => distance(point, middle) < gap * 1.35) &&
      nearest(point, other.slice(Math.max(0, i - WINDOW), i + WINDOW)) < gap;
    return runsOf(strand, isUnder, step).map(smooth).join('');
  };
  return { a: cut(a, b, true), b: cut(b, a, false), cross, points: { a, b } };
}

/** Samples to either side that can be near a given one; further off, the line may have turned back on itself. */
const WINDOW = 40;

function nearest(point: Point, others: readonly Point[]): number {
  return others.reduce((least, other) => Math.min(least, distance(point, other)), Infinity);
}

function crossings({ a, b }: Offsets): number[] {
  const apart = a.map((offset, i) => offset - (b[i] ?? 0));
  return apart.flatMap((now, i) => {
    const before = apart[i - 1];
    return before !== undefined && (before === 0 || before * now < 0) ? [i] : [];
  });
}

/** The stretches of the strand that are in sight, thinned to every `step`-th sample but with their own first one. */
function runsOf(
  strand: readonly Point[],
  isHidden: (point: Point, i: number) => boolean,
  step: number,
): Point[][] {
  const runs: Point[][] = [];
  let run: Point[] = [];
  for (const [i, point] of strand.entries()) {
    if (isHidden(point, i)) {
      // Crumbs between two gaps are dropped.
      if (run.length > 2) runs.push(run);
      run = [];
    } else if (i % step === 0 || run.length === 0 || i === strand.length - 1) run.push(point);
  }
  if (run.length > 1) runs.push(run);
  return runs;
}
