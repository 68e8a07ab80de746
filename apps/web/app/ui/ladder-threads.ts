/** Two rhythms that come closer from left to right and lock into a braid on the last step. */
export interface LadderDrawing {
  width: number;
  height: number;
  a: string;
  b: string;
  dots: readonly number[];
}

type Curve = (x: number) => number;
type Span = readonly [from: number, to: number];

/** `unit` is the dot spacing of the locked part. */
export function drawLadder(width: number, height: number, unit: number): LadderDrawing {
  const [a, b] = offsets(width, height, unit);
  const crossings = whereTheyMeet(a, b, width);
  const gap = unit * 0.15;
  // They take turns at running under, counted from the locked end.
  const cuts = (which: number) =>
    crossings
      .filter((_, i) => (crossings.length - i) % 2 === which)
      .map((x): Span => [x - gap, x + gap]);
  const middle = height / 2;
  const dots: number[] = [];
  for (let x = width - unit / 2; x > width * 0.76; x -= unit) dots.push(x);
  const draw = (curve: Curve, which: number) =>
    path((x) => middle - curve(x), between(cuts(which), width), unit / 4);
  return { width, height, dots, a: draw(a, 0), b: draw(b, 1) };
}

/** How far each thread lies above the middle line at x. */
function offsets(width: number, height: number, unit: number): readonly [Curve, Curve] {
  const steps = 1400;
  const a: number[] = [];
  const b: number[] = [];
  let phaseA = 0;
  let phaseB = 0;
  for (let i = 0; i <= steps; i++) {
    const z = Math.min(1, Math.max(0, (i / steps - 0.2) / 0.72));
    const ease = z * z * (3 - 2 * z);
    if (i > 0) {
      phaseA += width / steps / (unit * (1 + 0.9 * ease));
      phaseB += width / steps / (unit * (1 - 0.22 * ease));
    }
    const apart = height * 0.27 * ease;
    a.push(apart + Math.sin(Math.PI * phaseA) * unit * (0.4 + 0.02 * ease));
    b.push(-apart - Math.sin(Math.PI * phaseB) * unit * (0.4 - 0.12 * ease));
  }
  const at = (values: number[]) => (x: number) => {
    const i = Math.min(steps, Math.max(0, (1 - x / width) * steps));
    const left = values[Math.floor(i)] ?? 0;
    return left + ((values[Math.ceil(i)] ?? left) - left) * (i % 1);
  };
  return [at(a), at(b)];
}

function whereTheyMeet(a: Curve, b: Curve, width: number): number[] {
  const found: number[] = [];
  for (let x = 1; x < width - 1; x++) {
    const [before, after] = [a(x) - b(x), a(x + 1) - b(x + 1)];
    if (before * after < 0) found.push(x + before / (before - after));
  }
  return found;
}

function between(cuts: readonly Span[], width: number): Span[] {
  const ends = [0, ...cuts.flat(), width];
  return cuts
    .concat([[width, width]])
    .map((_, i): Span => [ends[2 * i] ?? 0, ends[2 * i + 1] ?? width]);
}

/** The curve over each span as cubics that keep its slope. */
function path(curve: Curve, spans: readonly Span[], step: number): string {
  const slope = (x: number) => (curve(x + 0.5) - curve(x - 0.5)) / 1;
  const put = (x: number, y: number) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`;
  return spans
    .map(([from, to]) => {
      const count = Math.ceil((to - from) / step);
      const width = (to - from) / count;
      let d = `M${put(from, curve(from))}`;
      for (let i = 0; i < count; i++) {
        const [x0, x1] = [from + i * width, from + (i + 1) * width];
        const c1 = put(x0 + width / 3, curve(x0) + (slope(x0) * width) / 3);
        const c2 = put(x1 - width / 3, curve(x1) - (slope(x1) * width) / 3);
        d += `C${c1} ${c2} ${put(x1, curve(x1))}`;
      }
      return d;
    })
    .join('');
}
