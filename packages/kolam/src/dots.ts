import type { Point } from './bezier.ts';

/** Whole-number places on the grid; a drawing scales them by its dot spacing. */
export type Dots = readonly Point[];

function square(from: number, to: number, keep: (x: number, y: number) => boolean): Point[] {
  const dots: Point[] = [];
  for (let y = from; y <= to; y++) {
    for (let x = from; x <= to; x++) if (keep(x, y)) dots.push([x, y]);
  }
  return dots;
}

export function rect(width: number, height: number): Point[] {
  return Array.from({ length: width * height }, (_, i) => [i % width, Math.floor(i / width)]);
}

export function diamond(radius: number): Point[] {
  return square(-radius, radius, (x, y) => Math.abs(x) + Math.abs(y) <= radius);
}

/** Rows of 2, 4 … 2n, 2n … 4, 2 dots: the classic even kolam. */
export function aztec(n: number): Point[] {
  return square(0, 2 * n - 1, (x, y) => {
    const half = y < n ? y + 1 : 2 * n - y;
    return x >= n - half && x < n + half;
  });
}

export function disc(radius: number): Point[] {
  const reach = Math.ceil(radius);
  return square(-reach, reach, (x, y) => x * x + y * y <= radius * radius + 0.01);
}
