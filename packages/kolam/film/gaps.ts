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
    const isMeeting = nearestIndex(passings.map(({ here }) => here.at), meeting[s] ?? 0);
    return passings
      .filter((_, i) => ((i - isMeeting) % 2 === 0) === (s === 0))
      .map(({ here: { at }, there: over }) => {
        const top = around(strands[over.strand] as Strand, over.at, clearance);
        const clear = (step: number): number => walkClear(strand, at, step, top, clearance);
        return { from: clear(-STEP), at, to: clear(STEP), over };
      });
  });
}

function nearestIndex(values: readonly number[], to: number): number {
  const distances = values.map((value) => Math.abs(value - to));
  return distances.indexOf(Math.min(...distances));
}

const STEP = 0.2;
/** Where strands run nearly side by side a gap would never end. */
const LONGEST_GAP = 2.2;

function walkClear(
  strand: Strand,
  at: number,
  step: number,
  top: readonly Point[],
  clearance: number,
): number {
  let place = at;
  while (Math.abs(place - at) < clearance * LONGEST_GAP) {
    place += step;
    const point = pointAt(strand, place);
    if (top.every((other) => distance(point, other) >= clearance)) break;
  }
  return place;
}

function around(strand: Strand, at: number, clearance: number): Point[] {
  const reach = Math.round(clearance * 4);
  return Array.from({ length: 2 * reach + 1 }, (_, i) => pointAt(strand, at - reach + i));
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
      const meet = intersection(leg.from, leg.to, other.from, other.to);
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

/** How far along each of two straight legs their crossing lies, from 0 to 1; null when they do not cross. */
function intersection(a: Point, b: Point, c: Point, d: Point): [number, number] | null {
  const [rx, ry, sx, sy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]];
  const cross = rx * sy - ry * sx;
  const [qx, qy] = [c[0] - a[0], c[1] - a[1]];
  const t = (qx * sy - qy * sx) / cross;
  const u = (qx * ry - qy * rx) / cross;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [t, u] : null;
}
