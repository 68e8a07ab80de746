export type Point = readonly [x: number, y: number];
export type Cubic = readonly [start: Point, handleA: Point, handleB: Point, end: Point];

/** Two decimals: below what any screen shows, and half the length of the written path. */
export function round2(value: number): number {
  return Math.round(value * 100) / 100;
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]);
}

function between(a: Point, b: Point, t: number): Point {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
}

function halves([p0, p1, p2, p3]: Cubic, t: number): [Cubic, Cubic] {
  const a = between(p0, p1, t);
  const b = between(p1, p2, t);
  const c = between(p2, p3, t);
  const d = between(a, b, t);
  const e = between(b, c, t);
  const middle = between(d, e, t);
  return [
    [p0, a, d, middle],
    [middle, e, c, p3],
  ];
}

/** The part of the curve that runs from parameter `from` to parameter `to`. */
export function splitCubic(cubic: Cubic, from: number, to: number): Cubic {
  const [, rest] = halves(cubic, from);
  const [part] = halves(rest, (to - from) / (1 - from));
  return part;
}

export function cubicPoint([p0, p1, p2, p3]: Cubic, t: number): Point {
  const u = 1 - t;
  const at = (axis: 0 | 1): number =>
    u * u * u * p0[axis] +
    3 * u * u * t * p1[axis] +
    3 * u * t * t * p2[axis] +
    t * t * t * p3[axis];
  return [at(0), at(1)];
}

const TRIM_STEPS = 60;

/** The parameter at which the curve is `gap` away from one of its ends, measured straight. */
export function trimAt(cubic: Cubic, gap: number, end: 'start' | 'end'): number {
  const tip = end === 'end' ? cubic[3] : cubic[0];
  for (let i = 1; i <= TRIM_STEPS; i++) {
    const t = end === 'end' ? 1 - i / TRIM_STEPS : i / TRIM_STEPS;
    if (distance(cubicPoint(cubic, t), tip) >= gap) return t;
  }
  return 0.5;
}

const write = (p: Point): string => `${round2(p[0])} ${round2(p[1])}`;

/** Curves that follow one another, as the `d` of one SVG subpath. */
export function pathD(cubics: readonly Cubic[], isLoop = false): string {
  const first = cubics[0];
  if (!first) return '';
  const curves = cubics.map(([, a, b, end]) => `C${write(a)} ${write(b)} ${write(end)}`);
  return `M${write(first[0])}${curves.join('')}${isLoop ? 'Z' : ''}`;
}

/** A smooth path through every point (Catmull-Rom, written as cubics). */
export function smooth(points: readonly Point[]): string {
  const cubics: Cubic[] = [];
  for (let i = 0; i < points.length - 1; i++) {
    const [from, to] = [points[i], points[i + 1]] as [Point, Point];
    const before = points[i - 1] ?? from;
    const after = points[i + 2] ?? to;
    cubics.push([
      from,
      [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6],
      [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6],
      to,
    ]);
  }
  return pathD(cubics);
}
