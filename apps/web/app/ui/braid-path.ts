type Place = readonly [x: number, y: number];
/** Where a place on the braid lies in the drawing: x counts dots from the left end, y is in dot spacings. */
type Project = (x: number, y: number) => Place;

// Half waves as cubics from x = 0, in dot spacings, at the kolam generator's measures. `cut` ends short of
// its crossing, because the thread runs under there.
const full: readonly Place[] = [
  [0, 0],
  [0.3, -0.49],
  [0.7, -0.49],
  [1, 0],
];
const cut: readonly Place[] = [
  [0, 0],
  [0.265, -0.433],
  [0.608, -0.483],
  [0.891, -0.151],
];

/**
 * The two threads of a braid round `n` dots that lie at x = 0.5, 1.5 and so on. They cross between the dots
 * and take turns at running under. A straight line by default; `project` bends it.
 */
export function braidPath(n: number, project: Project = (x, y) => [x * 24, y * 24]) {
  return { a: thread(n, 0, project), b: thread(n, 1, project) };
}

function thread(n: number, which: 0 | 1, project: Project): string {
  let d = '';
  for (let i = 0; i < n; i++) {
    // The half wave over dot i: its side, and whether it runs under at the crossing left and right of it.
    const side = (i + which) % 2 ? -1 : 1;
    const wave = side > 0 && i < n - 1 ? cut : side < 0 && i > 0 ? cut : full;
    const points = wave.map(([x, y]) => project(i + (side > 0 ? x : 1 - x), y * side));
    if (side < 0) points.reverse();
    const [from, ...rest] = points.map(([x, y]) => `${round(x)} ${round(y)}`);
    d += `${i === 0 || (side < 0 && wave === cut) ? `M${from}` : ''}C${rest.join(' ')}`;
  }
  return d;
}

const round = (value: number) => Math.round(value * 10) / 10;
