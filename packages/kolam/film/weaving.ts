import type { Flow } from '../src/flow.ts';
import type { Composition } from './compositions.ts';
import { gapsOf } from './gaps.ts';
import { curvesThrough, pathOf, reversed, type Strand, type Stretch, strandOf } from './strand.ts';
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
  const strands: Strand[] = [];
  const ways = [free.points.a, free.points.b].map((points, i): Way => {
    const comingIn = reversed(curvesThrough(points, FREE_STEP));
    const strand = strandOf([...comingIn, ...(threads[i]?.cubics ?? [])]);
    strands.push(strand);
    const lengths = { free: strandOf(comingIn).length, whole: strand.length };
    return { ...lengths, departs: departs[i] ?? 0, meets };
  });
  const gaps = gapsOf(
    strands,
    ways.map((way) => way.free),
    gap,
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
