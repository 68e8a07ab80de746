import { distance, type Point } from '../src/bezier.ts';
import { pointAt, type Strand } from './strand.ts';

/** A place on one of the strands, in px from that strand's beginning. */
interface Place {
  readonly strand: number;
  readonly at: number;
}

/** Where a strand passes under: it is cut from `from` to `to`, and `over` is what lies on top. */
export interface Gap {
  readonly from: number;
  readonly at: number;
  readonly to: number;
  readonly over: Place;
}

/**
 * The gaps of two strands that meet at `meeting`, a length along each. The first passes under there; from then on
 * and back from there, over and under alternate. `clearance` is from middle line to middle line.
 */
export function gapsOf(
  strands: readonly Strand[],
  meeting: readonly number[],
  clearance: number,
): Gap[][] {
  const passings = crossingsOf(strands).flatMap(([a, b]): Passing[] => [
    { here: a, there: b },
    { here: b, there: a },
  ]);
  return strands.map((_, s) => {
    const own = passings
      .filter(({ here }) => here.strand === s)
      .toSorted((p, q) => p.here.at - q.here.at);
    const places = own.map(({ here }) => here.at);
    const first = nearestIndex(places, meeting[s] ?? 0);
    return own
      .filter((__, i) => ((i - first) % 2 === 0) === (s === 0))
      .map((passing) => gapAt(passing, strands, clearance));
  });
}

/** A crossing as one of its two strands sees it. */
interface Passing {
  readonly here: Place;
  readonly there: Place;
}

const STEP = 0.2;
/** Where strands run nearly side by side a gap would never end. */
const LONGEST_GAP = 2.2;

function gapAt({ here, there }: Passing, strands: readonly Strand[], clearance: number): Gap {
  const [under, over] = [strands[here.strand], strands[there.strand]] as [Strand, Strand];
  const top = around(over, there.at, clearance * 4);
  const isClear = (place: number): boolean => {
    const point = pointAt(under, place);
    return top.every((other) => distance(point, other) >= clearance);
  };
  const edge = (step: number): number => {
    let place = here.at;
    do place += step;
    while (!isClear(place) && Math.abs(place - here.at) < clearance * LONGEST_GAP);
    return place;
  };
  return { from: edge(-STEP), at: here.at, to: edge(STEP), over: there };
}

/** The points of a strand up to `reach` px to either side, a px apart. */
function around(strand: Strand, at: number, reach: number): Point[] {
  return Array.from({ length: 2 * reach }, (_, i) => pointAt(strand, at - reach + i));
}

function nearestIndex(values: readonly number[], to: number): number {
  const distances = values.map((value) => Math.abs(value - to));
  return distances.indexOf(Math.min(...distances));
}

// Crossings lie where curves join. Sampling that starts off the beat never puts a corner on one of them.
const SAMPLING = 3.7;

function crossingsOf(strands: readonly Strand[]): [Place, Place][] {
  const legs = strands.flatMap((strand, s) =>
    Array.from({ length: Math.floor(strand.length / SAMPLING) }, (_, i) => {
      const at = (i + 0.31) * SAMPLING;
      return { strand: s, at, from: pointAt(strand, at), to: pointAt(strand, at + SAMPLING) };
    }),
  );
  return legs.flatMap((leg, i) =>
    legs.slice(i + 2).flatMap((other): [Place, Place][] => {
      if (distance(leg.from, other.from) > 2 * SAMPLING) return [];
      const meet = intersection(leg, other);
      if (!meet) return [];
      const [t, u] = meet;
      return [
        [
          { strand: leg.strand, at: leg.at + t * SAMPLING },
          { strand: other.strand, at: other.at + u * SAMPLING },
        ],
      ];
    }),
  );
}

interface Leg {
  readonly from: Point;
  readonly to: Point;
}

/** How far along each of two straight legs their crossing lies, from 0 to 1; null when they do not cross. */
function intersection(a: Leg, b: Leg): [onA: number, onB: number] | null {
  const [ax, ay] = [a.to[0] - a.from[0], a.to[1] - a.from[1]];
  const [bx, by] = [b.to[0] - b.from[0], b.to[1] - b.from[1]];
  const [dx, dy] = [b.from[0] - a.from[0], b.from[1] - a.from[1]];
  const cross = ax * by - ay * bx;
  const onA = (dx * by - dy * bx) / cross;
  const onB = (dx * ay - dy * ax) / cross;
  return onA >= 0 && onA < 1 && onB >= 0 && onB < 1 ? [onA, onB] : null;
}
