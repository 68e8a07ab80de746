import type { Flow } from '../src/flow.ts';
import type { Composition } from './compositions.ts';
import { gapsOf } from './gaps.ts';
import { curvesThrough, pathOf, reversed, type Stretch, strandOf } from './strand.ts';
import { opening, tipOf, type Way } from './timeline.ts';

/** Every fourth sample of the free part is enough for its curves. */
const FREE_STEP = 4;

/** The paths of both threads at any second. A gap opens just ahead of the tip that is about to cross over it. */
export function weaving(
  composition: Composition,
  { free, threads }: Flow,
): (seconds: number) => string[] {
  const { departs, meets, flow } = composition;
  const { u, gap = 0 } = flow;
  const comingIn = [free.points.a, free.points.b].map((points) =>
    reversed(curvesThrough(points, FREE_STEP)),
  );
  const strands = comingIn.map((cubics, i) => strandOf([...cubics, ...(threads[i]?.cubics ?? [])]));
  const meeting = comingIn.map((cubics) => strandOf(cubics).length);
  const gaps = gapsOf(strands, meeting, gap);
  const ways = strands.map(
    ({ length }, i): Way => ({
      free: meeting[i] ?? 0,
      whole: length,
      departs: departs[i] ?? 0,
      meets,
    }),
  );
  return (seconds) => {
    const tips = ways.map((way) => tipOf(way, seconds));
    return strands.map((strand, i) => {
      const hidden = (gaps[i] ?? []).map(({ from, at, to, over }): Stretch => {
        const open = opening((tips[over.strand] ?? 0) - over.at, u, gap);
        return { from: at - (at - from) * open, to: at + (to - at) * open };
      });
      return pathOf(strand, inSight(hidden, tips[i] ?? 0));
    });
  };
}

/** What is in sight of a thread drawn as far as `tip`. */
function inSight(hidden: readonly Stretch[], tip: number): Stretch[] {
  const edges = [
    0,
    ...hidden.filter(({ from, to }) => to > from).flatMap(({ from, to }) => [from, to]),
    tip,
  ];
  const stretches: Stretch[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [from, to] = [edges[i] ?? 0, Math.min(tip, edges[i + 1] ?? tip)];
    if (to > from) stretches.push({ from, to });
  }
  return stretches;
}
