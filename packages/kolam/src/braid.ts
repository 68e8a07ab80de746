import { type Cubic, type Point, pathD, splitCubic, trimAt } from './bezier.ts';

export interface BraidOptions {
  /** Dot spacing in px. */
  readonly u?: number;
  /** Height of the waves, in dot spacings. */
  readonly amp?: number;
  /** What the under strand is cut back at a crossing, in px. */
  readonly gap?: number;
  /** The first dot that is braided. */
  readonly from?: number;
  /** The dot before which the braid ends. */
  readonly to?: number;
  readonly x?: number;
  readonly y?: number;
}

export interface Braid {
  readonly a: string;
  readonly b: string;
  readonly dots: readonly Point[];
}

/** Two threads along a row of `n` dots that cross between the dots: dividers and progress. */
export function braid(n: number, options: BraidOptions = {}): Braid {
  const { u = 24, amp = 0.36, gap = 0, from = 0, to = n, x = 0, y = 0 } = options;
  const wave = (i: number, isUp: boolean): Cubic => {
    const [left, right] = [x + (i - 0.5) * u, x + (i + 0.5) * u];
    // A cubic reaches three quarters of the way to its handles.
    const peak = y + amp * u * 1.36 * (isUp ? -1 : 1);
    return [
      [left, y],
      [left + u * 0.3, peak],
      [right - u * 0.3, peak],
      [right, y],
    ];
  };
  const isEven = (i: number): boolean => i % 2 === 0;
  const strand = (isA: boolean): string => {
    const runs: Cubic[][] = [[]];
    for (let i = from; i < to; i++) {
      // Crossing i lies to the left of dot i: A passes over the even ones, B over the odd ones. The ends stay whole.
      const underLeft = gap > 0 && i > from && isEven(i) !== isA;
      const underRight = gap > 0 && i < to - 1 && isEven(i + 1) !== isA;
      const cubic = wave(i, isEven(i) === isA);
      const start = underLeft ? trimAt(cubic, gap, 'start') : 0;
      const end = underRight ? trimAt(cubic, gap, 'end') : 1;
      if (underLeft) runs.push([]);
      runs.at(-1)?.push(underLeft || underRight ? splitCubic(cubic, start, end) : cubic);
    }
    return runs.map((run) => pathD(run)).join('');
  };
  const dots = Array.from({ length: n }, (_, i): Point => [x + i * u, y]);
  return { a: strand(true), b: strand(false), dots };
}
