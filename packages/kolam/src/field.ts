import type { Point } from './bezier.ts';
import type { Dots } from './dots.ts';

export interface Field {
  readonly width: number;
  readonly height: number;
  /** Dot spacing in px. */
  readonly u: number;
  /** Where the grid's 0, 0 lies in the frame. */
  readonly origin: Point;
  /** Grid places that stay empty, because the weave draws its own dots there. */
  readonly without: Dots;
}

/** Dots this close to the edge would show as slivers. */
const MARGIN = 2;

/** A weave's own grid of dots, carried out to the edges of its frame. */
export function field({ width, height, u, origin: [ox, oy], without }: Field): Point[] {
  const taken = new Set(without.map(([x, y]) => `${x},${y}`));
  const dots: Point[] = [];
  for (let y = Math.ceil((MARGIN - oy) / u); y * u + oy < height - MARGIN; y++) {
    for (let x = Math.ceil((MARGIN - ox) / u); x * u + ox < width - MARGIN; x++) {
      if (!taken.has(`${x},${y}`)) dots.push([x * u + ox, y * u + oy]);
    }
  }
  return dots;
}
