import type { Point } from './bezier.ts';
import type { Dots } from './dots.ts';

// Every dot sits in a square cell. Sides are numbered N, E, S, W and corners NE, SE, SW, NW, both clockwise from
// zero, so corner c lies between sides c and c + 1, and what faces a side or a corner is two further on.
export type Side = 0 | 1 | 2 | 3;
export type Corner = 0 | 1 | 2 | 3;
export const CORNERS = [0, 1, 2, 3] as const satisfies readonly Corner[];
export const SIDE_NAMES = ['N', 'E', 'S', 'W'] as const;

const STEPS = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const satisfies readonly Point[];

/** The edge from a dot to its neighbour in the east or the south. */
export type Edge = `${number},${number},${'E' | 'S'}`;
/** A side through which threads may leave the drawing. */
export type Port = `${number},${number},${(typeof SIDE_NAMES)[number]}`;

/** Open: two strands cross at its midpoint. Closed: the strand turns and runs along it. */
export type SideState = 'open' | 'closed' | 'port';

export function stepOf(side: Side): Point {
  return STEPS[side];
}

/** The side or corner that lies `by` quarters further round, clockwise. */
export function turn(place: Side | Corner, by: number): Side | Corner {
  return ((place + by) & 3) as Side | Corner;
}

export interface Grid {
  readonly dots: Dots;
  /** Four per dot: the index of the dot beyond that side, or -1. */
  readonly neighbours: readonly number[];
  /** Four per dot: the edge under that side, shared with the neighbour. */
  readonly edges: readonly Edge[];
}

export function gridOf(dots: Dots): Grid {
  const places = new Map(dots.map(([x, y], i) => [`${x},${y}`, i]));
  const neighbours = dots.flatMap(([x, y]) =>
    STEPS.map(([dx, dy]) => places.get(`${x + dx},${y + dy}`) ?? -1),
  );
  const edges = dots.flatMap(([x, y]): Edge[] => [
    `${x},${y - 1},S`,
    `${x},${y},E`,
    `${x},${y},S`,
    `${x - 1},${y},E`,
  ]);
  return { dots, neighbours, edges };
}

/** Four per dot, in the order of the sides. */
export function sideStates(
  grid: Grid,
  closed: ReadonlySet<Edge>,
  ports: ReadonlySet<Port>,
): SideState[] {
  const states = grid.neighbours.map(
    (neighbour, i): SideState =>
      neighbour >= 0 && !closed.has(grid.edges[i] as Edge) ? 'open' : 'closed',
  );
  for (const port of ports) {
    const { dot, side } = findPort(grid, port);
    states[dot * 4 + side] = 'port';
  }
  return states;
}

export function findPort(grid: Grid, port: Port): { dot: number; side: Side } {
  const [x, y, name] = port.split(',');
  const dot = grid.dots.findIndex((d) => d[0] === Number(x) && d[1] === Number(y));
  const side = SIDE_NAMES.findIndex((s) => s === name);
  if (dot < 0 || side < 0) throw new Error(`No dot has the port ${port}`);
  return { dot, side: side as Side };
}
