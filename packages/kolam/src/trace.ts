import type { Dots } from './dots.ts';
import {
  CORNERS,
  type Corner,
  type Edge,
  findPort,
  type Grid,
  gridOf,
  type Port,
  type Side,
  type SideState,
  sideStates,
  turn,
} from './grid.ts';

/** A quarter of the way round one dot: in through one side, past a corner, out through the next side. */
export interface Segment {
  readonly x: number;
  readonly y: number;
  readonly corner: Corner;
  readonly from: Side;
  readonly to: Side;
  readonly fromState: SideState;
  readonly toState: SideState;
}

export interface TracedThread {
  readonly segments: readonly Segment[];
  /** False for a thread that runs from port to port. */
  readonly isLoop: boolean;
}

interface Place {
  readonly dot: number;
  readonly corner: Corner;
  readonly from: Side;
}

/** Follows every strand until it comes home or leaves by a port. Threads that start at ports come first. */
export function trace(
  dots: Dots,
  closed: ReadonlySet<Edge> = new Set(),
  ports: ReadonlySet<Port> = new Set(),
): TracedThread[] {
  const grid = gridOf(dots);
  return traceGrid(grid, sideStates(grid, closed, ports), ports);
}

/** For callers that trace one grid many times. */
export function traceGrid(
  grid: Grid,
  states: readonly SideState[],
  ports: ReadonlySet<Port>,
): TracedThread[] {
  const walk: Walk = { grid, states, seen: new Set() };
  const threads: TracedThread[] = [];
  const start = (place: Place): void => {
    if (!walk.seen.has(idOf(place))) threads.push(follow(walk, place));
  };
  for (const port of ports) {
    const { dot, side } = findPort(grid, port);
    for (const corner of CORNERS) {
      if (corner === side || turn(corner, 1) === side) start({ dot, corner, from: side });
    }
  }
  for (const dot of grid.dots.keys()) {
    for (const corner of CORNERS) start({ dot, corner, from: corner });
  }
  return threads;
}

interface Walk {
  readonly grid: Grid;
  readonly states: readonly SideState[];
  readonly seen: Set<number>;
}

const idOf = ({ dot, corner }: Place): number => dot * 4 + corner;

function follow(walk: Walk, start: Place): TracedThread {
  const { grid, states, seen } = walk;
  const segments: Segment[] = [];
  let place: Place | null = start;
  while (place && !seen.has(idOf(place))) {
    seen.add(idOf(place));
    const { dot, corner, from }: Place = place;
    const to: Side = from === corner ? turn(corner, 1) : corner;
    const [x, y] = grid.dots[dot] as Dots[number];
    const fromState = states[dot * 4 + from] as SideState;
    const toState = states[dot * 4 + to] as SideState;
    segments.push({ x, y, corner, from, to, fromState, toState });
    place = leave(walk, place, to);
  }
  return { segments, isLoop: place !== null };
}

function leave({ grid, states }: Walk, { dot, corner }: Place, side: Side): Place | null {
  const state = states[dot * 4 + side];
  if (state === 'port') return null;
  if (state === 'closed') {
    return { dot, corner: turn(corner, corner === side ? -1 : 1), from: side };
  }
  const neighbour = grid.neighbours[dot * 4 + side] as number;
  return { dot: neighbour, corner: turn(corner, 2), from: turn(side, 2) };
}

/**
 * '/' passes over between dots that are side by side, '\' between dots one above the other. Walking along any
 * thread this alternates over and under without a look-up.
 */
export function passesOver(segment: Segment, side: Side): boolean {
  return segment.corner % 2 === side % 2;
}
