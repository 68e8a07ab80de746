import type { Point } from '../src/bezier.ts';
import type { FlowOptions } from '../src/flow.ts';

/** One cut of the hero: where the weave sits in the frame, and when each thread is where. */
export interface Composition {
  readonly name: 'desktop' | 'mobile';
  readonly width: number;
  readonly height: number;
  /** Film pixels per px of the drawing. */
  readonly scale: number;
  /** How the drawing is cropped when its frame has another shape; the page's object-position says the same. */
  readonly crop: 'xMaxYMid slice' | 'xMidYMax slice';
  readonly center: Point;
  readonly lineWidth: number;
  readonly flow: FlowOptions & { readonly u: number };
  /** Seconds into the loop: when each thread leaves the left edge, and when both reach the row of dots. */
  readonly departs: readonly [a: number, b: number];
  readonly meets: number;
}

export const compositions: readonly Composition[] = [
  {
    name: 'desktop',
    width: 1760,
    height: 860,
    scale: 1.6,
    crop: 'xMaxYMid slice',
    center: [1410, 490],
    lineWidth: 4,
    flow: {
      r: 5,
      u: 54,
      tailIn: 1,
      tailOut: 6,
      line: [
        [-522, 0],
        [-412, 272],
        [-1430, 272],
      ],
      seed: 3,
      gap: 8.6,
      // With these rhythms the threads never run side by side: every crossing is steep.
      calm: 0.38,
      slow: 1.45,
      fast: 0.2,
      tries: 20000,
      density: 0.16,
    },
    departs: [2.1, 2.6],
    meets: 4.4,
  },
  {
    name: 'mobile',
    width: 390,
    height: 800,
    scale: 2.4,
    crop: 'xMidYMax slice',
    center: [195, 634],
    lineWidth: 2.9,
    flow: {
      r: 3,
      u: 36,
      tailIn: 1,
      tailOut: 4,
      line: [
        [-190, 0],
        [-200, 26],
        [-290, 30],
      ],
      seed: 3,
      gap: 6,
    },
    departs: [2.5, 2.8],
    meets: 3.4,
  },
];
