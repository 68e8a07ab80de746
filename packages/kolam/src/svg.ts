import { type Point, round2 } from './bezier.ts';
import type { Drawing } from './build.ts';

export interface SvgOptions {
  /** One colour per thread, repeated when there are more threads. */
  readonly colors?: readonly string[];
  readonly dot?: string;
  readonly w?: number;
  /** 0 leaves the dots out. */
  readonly dotR?: number;
  readonly dotOpacity?: number;
  /** Written into the opening tag as they are. */
  readonly attrs?: string;
  /** Elements that follow the threads. */
  readonly extra?: string;
}

export const SVG_NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"';

// Custom properties, so that a theme recolours a drawing that is part of the page.
const THREADS = ['var(--color-partner-a, #F0A11F)', 'var(--color-partner-b, #0E7C7B)'];

/** A drawing on its own, cropped to its box. */
export function svg({ threads, dots, box }: Drawing, options: SvgOptions = {}): string {
  const { colors = THREADS, dot = 'currentColor', w = 3, dotR = 2.4, dotOpacity = 1 } = options;
  const { attrs = '', extra = '' } = options;
  const paths = threads.map(({ d }, i) => `<path d="${d}" stroke="${colors[i % colors.length]}"/>`);
  const grid = dotR ? dotGroup(dots, { r: dotR, fill: dot, opacity: dotOpacity }) : '';
  const opening = `<svg ${SVG_NAMESPACE} viewBox="${box.join(' ')}" ${attrs}>`;
  return `${opening}${grid}${threadGroup(w, paths)}${extra}</svg>`;
}

/** Round ends and joints, whatever the elements inside are. */
export function threadGroup(width: number, elements: readonly string[]): string {
  return `<g fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${elements.join('')}</g>`;
}

export function dotGroup(
  dots: readonly Point[],
  { r, fill, opacity = 1 }: { r: number; fill: string; opacity?: number },
): string {
  const circles = dots.map(([x, y]) => `<circle cx="${round2(x)}" cy="${round2(y)}" r="${r}"/>`);
  return `<g fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}>${circles.join('')}</g>`;
}
