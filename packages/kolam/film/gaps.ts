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
  const crossings = crossingsOf(strands);
  return strands.map((strand, s) => {
    const passings = crossings
      .flatMap(([a, b]) => [
        { here: a, there: b },
        { here: b, there: a },
      ])
      .filter(({ here }) => here.strand === s)
      .toSorted((p, q) => p.here.at - q.here.at);
    const meetingIndex = nearestIndex(
      passings.map(({ here }) => here.at),
      meeting[s] ?? 0,
    );
    return passings
      .filter((_, i) => ((i - meetingIndex) % 2 === 0) === (s === 0))
      .map(({ here: { at }, there: over }) => {
        const top = around(strands[over.strand] as Strand, over.at, clearance * 4);
        const isClear = (place: number): boolean => {
          const point = pointAt(strand, place);
          return top.every((other) => distance(point, other) >= clearance);
        };
        const clear = (step: number): number => {
          let place = at;
          do place += step;
          while (!isClear(place) && Math.abs(place - at) < clearance * LONGEST_GAP);
          return place;
        };
        return { from: clear(-STEP), at, to: clear(STEP), over };
      });
  });
}

const STEP = 0.2;
/** Where strands run nearly side by side a gap would never end. */
const LONGEST_GAP = 2.2;

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
