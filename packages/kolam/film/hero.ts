import { type Point, round2 } from '../src/bezier.ts';
import { field } from '../src/field.ts';
import { type Flow, flow } from '../src/flow.ts';
import { palette } from '../src/palette.ts';
import { dotGroup, SVG_NAMESPACE, threadGroup } from '../src/svg.ts';
import type { Composition } from './compositions.ts';
import { gapsOf } from './gaps.ts';
import { curvesThrough, pathOf, reversed, type Stretch, strandOf } from './strand.ts';
import { isHeld, opening, remaining, tipOf, wakefulness } from './timeline.ts';

const COLORS = [palette.marigold400, palette.teal300] as const;
const ASLEEP = { r: 0.42, opacity: 0.17 };
const AWAKE = { r: 0.7, opacity: 0.88 };

export interface Hero {
  /** The finished weave: the poster, and the frame on which the film begins and ends. */
  readonly poster: string;
  frameAt(seconds: number): string;
}

export function heroOf(composition: Composition): Hero {
  const drawing = flow(composition.flow);
  const backdrop = backdropOf(composition, drawing);
  const weave = weaveOf(composition, drawing);
  const finished = weave(Infinity);
  const picture = (dots: string, threads: string): string => {
    const [x, y] = composition.center;
    return `${backdrop}<g transform="translate(${x} ${y})">${dots}${threads}</g></svg>`;
  };
  const dotsAt = (seconds: number): string => dotsOf(drawing.dots, seconds, composition.lineWidth);
  const poster = picture(dotsAt(0), threadsOf(finished, composition.lineWidth));
  const frameAt = (seconds: number): string => {
    if (isHeld(seconds)) return poster;
    const left = remaining(seconds);
    const threads = threadsOf(left > 0 ? finished : weave(seconds), composition.lineWidth);
    return picture(dotsAt(seconds), left > 0 ? `<g opacity="${left}">${threads}</g>` : threads);
  };
  return { poster, frameAt };
}

function backdropOf(composition: Composition, { lattice }: Flow): string {
  const { width, height, center, crop, lineWidth, flow } = composition;
  const reach = round2(Math.max(width * 0.62, height * 0.5));
  const dots = field({ width, height, u: flow.u, origin: center, without: lattice });
  const r = round2(lineWidth * ASLEEP.r);
  return [
    `<svg ${SVG_NAMESPACE} viewBox="0 0 ${width} ${height}" preserveAspectRatio="${crop}">`,
    `<defs><radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${center[0]}" cy="${center[1]}" r="${reach}">`,
    '<stop offset="0" stop-color="#65123B"/><stop offset=".5" stop-color="#420C27"/>',
    `<stop offset="1" stop-color="${palette.wine950}"/></radialGradient></defs>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    dotGroup(dots, { r, fill: palette.ivory, opacity: ASLEEP.opacity }),
  ].join('');
}

/** Asleep, the dots of the weave cannot be told from the grid around them. */
function dotsOf(dots: readonly Point[], seconds: number, lineWidth: number): string {
  const xs = dots.map(([x]) => x);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const circles = dots.map(([x, y]) => {
    const wake = wakefulness(seconds, (x - left) / (right - left));
    const r = round2(lineWidth * (ASLEEP.r + (AWAKE.r - ASLEEP.r) * wake));
    const opacity = round2(ASLEEP.opacity + (AWAKE.opacity - ASLEEP.opacity) * wake);
    return `<circle cx="${round2(x)}" cy="${round2(y)}" r="${r}" opacity="${opacity}"/>`;
  });
  return `<g fill="${palette.ivory}">${circles.join('')}</g>`;
}

function threadsOf(paths: readonly string[], lineWidth: number): string {
  return threadGroup(
    lineWidth,
    paths.map((d, i) => `<path d="${d}" stroke="${COLORS[i]}"/>`),
  );
}

/** Every fourth sample of the free part is enough for its curves. */
const FREE_STEP = 4;

/** The paths of both threads at any second. */
function weaveOf(composition: Composition, { free, threads }: Flow): (seconds: number) => string[] {
  const { u, gap = 0 } = composition.flow;
  const ways = [free.points.a, free.points.b].map((points, i) => {
    const comingIn = reversed(curvesThrough(points, FREE_STEP));
    const strand = strandOf([...comingIn, ...(threads[i]?.cubics ?? [])]);
    return { strand, free: strandOf(comingIn).length, whole: strand.length };
  });
  const gaps = gapsOf(
    ways.map(({ strand }) => strand),
    ways.map((way) => way.free),
    gap,
  );
  return (seconds) => {
    const tips = ways.map((way, i) => tipOf(way, composition.departs[i] ?? 0, composition.meets, seconds));
    return ways.map(({ strand }, i) => {
      const hidden = (gaps[i] ?? []).map(({ from, at, to, over }): Stretch => {
        const open = opening((tips[over.strand] ?? 0) - over.at, u, gap);
        return { from: at - (at - from) * open, to: at + (to - at) * open };
      });
      return pathOf(strand, between(hidden, tips[i] ?? 0));
    });
  };
}

/** What is in sight of a thread drawn as far as `tip`. */
function between(hidden: readonly Stretch[], tip: number): Stretch[] {
  const edges = [0, ...hidden.filter(({ from, to }) => to > from).flatMap(({ from, to }) => [from, to]), tip];
  const stretches: Stretch[] = [];
  for (let i = 0; i < edges.length; i += 2) {
    const [from, to] = [edges[i] ?? 0, Math.min(tip, edges[i + 1] ?? tip)];
    if (to > from) stretches.push({ from, to });
  }
  return stretches;
}
