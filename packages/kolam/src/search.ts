import type { Point } from './bezier.ts';
import type { Dots } from './dots.ts';
import { type Edge, type Grid, gridOf, type Port, sideStates } from './grid.ts';
import { rng } from './random.ts';
import { type TracedThread, traceGrid } from './trace.ts';

/**
 * Mirrored left to right, top to bottom, both, or turned by half a circle. A quarter turn is left out on purpose:
 * on small grids it drifts towards religious signs.
 */
export type Symmetry = 'x' | 'y' | 'xy' | 'r';

export interface SearchOptions {
  readonly seed?: number;
  /** How many threads the weave has. */
  readonly want?: number;
  readonly ports?: ReadonlySet<Port>;
  /** The share of edges a try closes, before it is varied. */
  readonly density?: number;
  readonly tries?: number;
  readonly symmetry?: Symmetry;
  /** The shortest thread must be at least this share of the longest. */
  readonly balance?: number;
  readonly accept?: (threads: readonly TracedThread[]) => boolean;
  /** Few closed edges give a calm lattice; `most` asks for many, an open flower. */
  readonly most?: boolean;
  /** The point the symmetry turns on; the middle of the dots when absent. */
  readonly center?: Point;
  /** Edges may be closed only between dots for which this holds. */
  readonly only?: (x: number, y: number) => boolean;
}

export interface Weave {
  readonly closed: ReadonlySet<Edge>;
  /** Lower is better. */
  readonly score: number;
  readonly balance: number;
}

const NO_PORTS: ReadonlySet<Port> = new Set();

/** Closes mirrored edges at random until the right number of similar threads remains; null when no try succeeds. */
export function search(dots: Dots, options: SearchOptions = {}): Weave | null {
  const { seed = 1, want = 2, ports = NO_PORTS, density = 0.18, tries = 4000 } = options;
  const { balance: leastBalance = 0.8, accept = () => true, most = false } = options;
  const random = rng(seed);
  const grid = gridOf(dots);
  const orbits = orbitsOf(grid, options);
  let best: Weave | null = null;
  for (let i = 0; i < tries; i++) {
    // The first try closes nothing: the plain lattice wins whenever it fits.
    const share = i === 0 ? 0 : density * (0.4 + random() * 1.2);
    const closed = new Set(orbits.flatMap((orbit) => (random() < share ? orbit : [])));
    const states = sideStates(grid, closed, ports);
    if (hasLonelyDot(states)) continue;
    const threads = traceGrid(grid, states, ports);
    if (threads.length !== want) continue;
    const balance = balanceOf(threads);
    if (balance < leastBalance || !accept(threads)) continue;
    const score = most ? -closed.size : closed.size;
    if (!best || score < best.score) best = { closed, score, balance };
    if (i > tries * 0.6) break;
  }
  return best;
}

function balanceOf(threads: readonly TracedThread[]): number {
  const lengths = threads.map((thread) => thread.segments.length);
  return Math.min(...lengths) / Math.max(...lengths);
}

/** A dot with no open side would be ringed by a loop of its own. */
function hasLonelyDot(states: readonly string[]): boolean {
  for (let dot = 0; dot < states.length; dot += 4) {
    if (!states.slice(dot, dot + 4).includes('open')) return true;
  }
  return false;
}

/** Every edge that may close, each with the mirror images that close along with it. */
function orbitsOf(grid: Grid, options: SearchOptions): Edge[][] {
  const { symmetry = 'xy', only = () => true, center = middleOf(grid.dots) } = options;
  const orbits: Edge[][] = [];
  for (const [i, [x, y]] of grid.dots.entries()) {
    const joins = (side: number, nx: number, ny: number): boolean =>
      (grid.neighbours[i * 4 + side] as number) >= 0 && only(x, y) && only(nx, ny);
    if (joins(1, x + 1, y)) orbits.push(orbitOf([x + 0.5, y], symmetry, center));
    if (joins(2, x, y + 1)) orbits.push(orbitOf([x, y + 0.5], symmetry, center));
  }
  return orbits;
}

/** Symmetries act on the midpoint of an edge, which also tells which way the edge runs. */
function orbitOf(midpoint: Point, symmetry: Symmetry, [cx, cy]: Point): Edge[] {
  const acrossX = ([x, y]: Point): Point => [2 * cx - x, y];
  const acrossY = ([x, y]: Point): Point => [x, 2 * cy - y];
  const moves = {
    x: [acrossX],
    y: [acrossY],
    xy: [acrossX, acrossY],
    r: [(point: Point) => acrossX(acrossY(point))],
  }[symmetry];
  const images: Point[] = [midpoint];
  for (const move of moves) images.push(...images.map(move));
  return images.map(
    ([x, y]): Edge => (Number.isInteger(y) ? `${x - 0.5},${y},E` : `${x},${y - 0.5},S`),
  );
}

function middleOf(dots: Dots): Point {
  const xs = dots.map(([x]) => x);
  const ys = dots.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}
