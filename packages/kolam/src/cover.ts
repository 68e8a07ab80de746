import { type Point, round2 } from './bezier.ts';
import { build } from './build.ts';
import { aztec, type Dots, rect } from './dots.ts';
import { field } from './field.ts';
import { mingling } from './mingle.ts';
import { palette } from './palette.ts';
import { hash } from './random.ts';
import { type Symmetry, search, type Weave } from './search.ts';
import { dotGroup, SVG_NAMESPACE, threadGroup } from './svg.ts';
import type { TracedThread } from './trace.ts';

const WIDTH = 600;
const HEIGHT = 400;

interface Look {
  readonly ground: string;
  readonly threads: readonly [string, string];
  readonly dot: string;
}

const look = (ground: string, a: string, b: string, dot: string): Look => ({
  ground,
  threads: [a, b],
  dot,
});

const LOOKS: readonly Look[] = [
  look(palette.wine800, palette.marigold400, palette.teal300, palette.ivory),
  look(palette.marigold200, palette.wine700, palette.teal700, palette.wine700),
  look(palette.teal700, palette.marigold400, palette.ivory, palette.ivory),
  look(palette.sunken, palette.marigold500, palette.teal600, palette.wine700),
  look(palette.wine100, palette.wine700, palette.marigold600, palette.wine700),
  look(palette.teal100, palette.teal600, palette.wine700, palette.wine700),
  look(palette.marigold500, palette.wine900, palette.ivory, palette.wine900),
  look(palette.wine950, palette.wine300, palette.marigold400, palette.ivory),
  look(palette.teal200, palette.wine800, palette.teal700, palette.wine800),
];

interface Layout {
  readonly dots: () => Point[];
  readonly symmetries: readonly Symmetry[];
  /** Dot spacing, and where the middle of the weave lies: whole, or cropped boldly. */
  readonly u: number;
  readonly center: Point;
}

const MIRRORED: readonly Symmetry[] = ['x', 'xy'];
// The middle of an odd by even rectangle lies between two dots, so a half turn there can never become a quarter
// turn, the symmetry the design guide rules out.
const MIRRORED_OR_TURNED: readonly Symmetry[] = ['x', 'xy', 'r'];

const LAYOUTS: readonly Layout[] = [
  { dots: () => aztec(3), symmetries: MIRRORED, u: 74, center: [300, 230] },
  { dots: () => aztec(3), symmetries: MIRRORED, u: 118, center: [90, 340] },
  { dots: () => aztec(4), symmetries: MIRRORED, u: 88, center: [470, 330] },
  { dots: () => aztec(4), symmetries: MIRRORED, u: 86, center: [120, 240] },
  { dots: () => aztec(4), symmetries: MIRRORED, u: 58, center: [300, 200] },
  { dots: () => rect(7, 4), symmetries: MIRRORED_OR_TURNED, u: 96, center: [368, 190] },
  { dots: () => rect(5, 4), symmetries: MIRRORED_OR_TURNED, u: 78, center: [300, 200] },
  { dots: () => rect(5, 6), symmetries: MIRRORED_OR_TURNED, u: 84, center: [396, 232] },
  { dots: () => rect(6, 3), symmetries: ['x', 'r'], u: 84, center: [300, 200] },
];

/** The cover of an article that has no picture: the same slug always gets the same drawing. */
export function postCover(slug: string): string {
  const seed = hash(slug);
  // Each choice uses up its own part of the hash, so that looks and layouts meet in every combination.
  const { ground, threads, dot } = pick(LOOKS, seed);
  const { dots: dotsOf, symmetries, u, center } = pick(LAYOUTS, seed / LOOKS.length);
  const symmetry = pick(symmetries, seed / (LOOKS.length * LAYOUTS.length));
  const dots = dotsOf();
  const { closed } = mingledWeave(dots, symmetry, seed);

  const drawing = build(dots, { closed, u, gap: round2(u * 0.15) });
  const [left, top, width, height] = drawing.box;
  const origin: Point = [center[0] - left - width / 2, center[1] - top - height / 2];
  const r = round2(u * 0.045);
  const around = field({ width: WIDTH, height: HEIGHT, u, origin, without: dots });
  const paths = drawing.threads.map(({ d }, i) => `<path d="${d}" stroke="${threads[i % 2]}"/>`);
  return [
    `<svg ${SVG_NAMESPACE} viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>`,
    dotGroup(around, { r, fill: dot, opacity: 0.25 }),
    `<g transform="translate(${round2(origin[0])} ${round2(origin[1])})">`,
    dotGroup(drawing.dots, { r, fill: dot, opacity: 0.9 }),
    threadGroup(round2(u * 0.075), paths),
    '</g></svg>',
  ].join('');
}

// A short search per seed is quicker than one long one: most seeds succeed, and the worst layout fails at half of
// them, which leaves one slug in a trillion without a cover.
const SEEDS = 40;

/** Two threads that share at least half of their crossings, so that they do not sit side by side. */
function mingledWeave(dots: Dots, symmetry: Symmetry, seed: number): Weave {
  const accept = (threads: readonly TracedThread[]): boolean => mingling(threads) >= 0.5;
  for (let i = 0; i < SEEDS; i++) {
    const found = search(dots, { seed: seed + i, symmetry, density: 0.2, tries: 200, accept });
    if (found) return found;
  }
  throw new Error(`Seed ${seed} gives no mingled weave`);
}

function pick<Item>(items: readonly Item[], number: number): Item {
  return items[Math.floor(number) % items.length] as Item;
}
