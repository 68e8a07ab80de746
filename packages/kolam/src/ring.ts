import { distance, type Point, smooth } from './bezier.ts';

export interface RingOptions {
  readonly n?: number;
  /** How many dots, from the first, the braid goes round. */
  readonly filled?: number;
  readonly radius?: number;
  /** Height of the waves, in px. */
  readonly amp?: number;
  /** Where the first dot sits and how far the last one is from it, in degrees clockwise from the east. */
  readonly start?: number;
  readonly sweep?: number;
  readonly gap?: number;
}

export interface Ring {
  readonly a: string;
  readonly b: string;
  readonly dots: readonly Point[];
}

const SAMPLES_PER_DOT = 14;

/** A ring of dots with a two-thread braid round the first `filled` of them: the score dial. */
export function ring(options: RingOptions = {}): Ring {
  const {
    n = 40,
    filled = 30,
    radius = 90,
    amp = 7,
    start = -225,
    sweep = 270,
    gap = 2.6,
  } = options;
  const at = (dot: number, offset: number): Point => {
    const angle = ((start + (sweep * dot) / (n - 1)) * Math.PI) / 180;
    return [Math.cos(angle) * (radius + offset), Math.sin(angle) * (radius + offset)];
  };
  const strand = (isA: boolean): string => {
    const runs: Point[][] = [[]];
    for (let j = 0; j <= filled * SAMPLES_PER_DOT; j++) {
      const place = j / SAMPLES_PER_DOT;
      const swing = Math.sin(Math.PI * place) * amp;
      const point = at(place - 0.5, isA ? swing : -swing);
      const crossing = Math.round(place);
      // Crossing i lies before dot i: A passes over the even ones, B over the odd ones. The ends stay whole.
      const isUnder = crossing > 0 && crossing < filled && (crossing % 2 === 0) !== isA;
      const isCrest = Math.abs(place - crossing) === 0.5;
      if (isUnder && !isCrest && distance(point, at(crossing - 0.5, 0)) < gap) runs.push([]);
      else runs.at(-1)?.push(point);
    }
    return runs
      .filter((run) => run.length > 1)
      .map((run) => smooth(run.filter((_, i) => i % 2 === 0 || i === run.length - 1)))
      .join('');
  };
  const dots = Array.from({ length: n }, (_, i) => at(i, 0));
  return { a: strand(true), b: strand(false), dots };
}
