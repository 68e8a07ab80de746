import { type Point, round2 } from '../src/bezier.ts';
import { field } from '../src/field.ts';
import { type Flow, flow } from '../src/flow.ts';
import { palette } from '../src/palette.ts';
import { dotGroup, SVG_NAMESPACE, threadGroup } from '../src/svg.ts';
import type { Composition } from './compositions.ts';
import { isHeld, remaining, wakefulness } from './timeline.ts';
import { weaving } from './weaving.ts';

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
  const weave = weaving(composition, drawing);
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
  const columns = Map.groupBy(dots, ([x]) => wakefulness(seconds, (x - left) / (right - left)));
  return [...columns]
    .map(([wake, column]) => {
      const r = round2(lineWidth * (ASLEEP.r + (AWAKE.r - ASLEEP.r) * wake));
      const opacity = round2(ASLEEP.opacity + (AWAKE.opacity - ASLEEP.opacity) * wake);
      return dotGroup(column, { r, fill: palette.ivory, opacity });
    })
    .join('');
}

function threadsOf(paths: readonly string[], lineWidth: number): string {
  return threadGroup(
    lineWidth,
    paths.map((d, i) => `<path d="${d}" stroke="${COLORS[i]}"/>`),
  );
}
