import { type Cubic, cubicPoint, distance, type Point, pathD, splitCubic } from '../src/bezier.ts';

interface Curve {
  readonly cubic: Cubic;
  /** Where it begins and ends, in px along the strand. */
  readonly start: number;
  readonly end: number;
}

/** A thread that can be walked along: curves that join, measured in px from its beginning. */
export interface Strand {
  readonly curves: readonly Curve[];
  readonly length: number;
}

export interface Stretch {
  readonly from: number;
  readonly to: number;
}

export function strandOf(cubics: readonly Cubic[]): Strand {
  let length = 0;
  const curves = cubics.map((cubic): Curve => {
    const start = length;
    length += lengthOf(cubic);
    return { cubic, start, end: length };
  });
  return { curves, length };
}

const LENGTH_STEPS = 8;

function lengthOf(cubic: Cubic): number {
  let length = 0;
  let before = cubic[0];
  for (let i = 1; i <= LENGTH_STEPS; i++) {
    const point = cubicPoint(cubic, i / LENGTH_STEPS);
    length += distance(before, point);
    before = point;
  }
  return length;
}

export function pointAt({ curves, length }: Strand, at: number): Point {
  const place = Math.min(length, Math.max(0, at));
  const curve = curves.find(({ end }) => end >= place);
  if (!curve) throw new Error('A strand without curves has no points');
  return cubicPoint(curve.cubic, (place - curve.start) / (curve.end - curve.start));
}

/** The parts of the strand that lie in the given stretches, as the `d` of one path. */
export function pathOf({ curves }: Strand, stretches: readonly Stretch[]): string {
  return stretches
    .map(({ from, to }) =>
      curves
        .filter(({ start, end }) => end > from && start < to)
        .map(({ cubic, start, end }) => {
          const begin = Math.max(0, (from - start) / (end - start));
          const finish = Math.min(1, (to - start) / (end - start));
          return begin > 0 || finish < 1 ? splitCubic(cubic, begin, finish) : cubic;
        }),
    )
    .map((cubics) => pathD(cubics))
    .join('');
}

/** Curves through every `step`-th sample, in the direction the samples have there: no corners, few curves. */
export function curvesThrough(samples: readonly Point[], step: number): Cubic[] {
  const last = samples.length - 1;
  const sample = (i: number): Point => samples[Math.min(last, Math.max(0, i))] as Point;
  const cubics: Cubic[] = [];
  for (let i = 0; i < last; i += step) {
    const next = Math.min(last, i + step);
    // A third of the way to the next point; neighbours lie two samples apart.
    const reach = (next - i) / 3 / 2;
    const handle = (at: number, side: 1 | -1): Point => {
      const [before, here, after] = [sample(at - 1), sample(at), sample(at + 1)];
      const scale = side * reach;
      return [here[0] + (after[0] - before[0]) * scale, here[1] + (after[1] - before[1]) * scale];
    };
    cubics.push([sample(i), handle(i, 1), handle(next, -1), sample(next)]);
  }
  return cubics;
}

export function reversed(cubics: readonly Cubic[]): Cubic[] {
  return cubics.toReversed().map(([start, a, b, end]) => [end, b, a, start]);
}
