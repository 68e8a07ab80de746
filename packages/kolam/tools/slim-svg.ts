/**
 * Makes a drawing of ours small without a visible change: coordinates to a tenth of a px, relative path commands,
 * and grids of equal circles as one path of round points. Knows only what our drawings contain and throws otherwise.
 */
export function slimSvg(svg: string): string {
  const width = Number(/viewBox="\S+ \S+ (\S+)/.exec(svg)?.[1]);
  // A small drawing is shown enlarged, where a tenth would be seen.
  const decimals = width < 120 ? 2 : 1;
  return svg
    .replace(/<\?.*?\?>|<!--.*?-->/gs, '')
    .replace(/>\s+</g, '><')
    .replace(/\s+(\/?>)/g, '$1')
    .replace(
      /<g ([^>]*)>((?:<circle [^>]*\/>)+)<\/g>/g,
      (group, attributes, circles) => pointsPath(attributes, circles) ?? group,
    )
    .replace(/ d="([^"]*)"/g, (_, d) => ` d="${slimPath(d, decimals)}"`)
    .replace(
      / (cx|cy|r|x|y|width|height|opacity|stroke-width)="([^"%]*)"/g,
      (_, name, value) => ` ${name}="${short(Number(value), 2)}"`,
    )
    .trim();
}

/** One path for a group of equal circles: a stroke of no length with round ends is a dot. */
function pointsPath(attributes: string, circles: string): string | null {
  const dots = [...circles.matchAll(/<circle cx="([^"]*)" cy="([^"]*)" r="([^"]*)"\/>/g)];
  const r = dots[0]?.[3];
  const isUniform =
    dots.map(([text]) => text).join('') === circles && dots.every((dot) => dot[3] === r);
  if (!isUniform || !attributes.startsWith('fill=')) return null;
  const d = dots.map(([, x, y]) => `M${x} ${y}H${x}`).join('');
  return `<path ${attributes.replace('fill=', 'stroke=')} stroke-width="${2 * Number(r)}" stroke-linecap="round" d="${d}"/>`;
}

const ARGUMENTS: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, A: 7, Z: 0 };

interface Pen {
  /** Steps per px to which coordinates are rounded. */
  readonly grid: number;
  x: number;
  y: number;
  startX: number;
  startY: number;
  /** The last handle of the previous cubic, which a shorthand cubic mirrors. */
  handle: readonly [number, number] | null;
}

/** Rewrites absolute commands as relative ones. The pen stays on the rounded grid, so errors do not add up. */
function slimPath(d: string, asked: number): string {
  // The two ends of an arc place its centre: a tenth there can move the whole circle.
  const decimals = d.includes('A') ? 2 : asked;
  const pen: Pen = { grid: 10 ** decimals, x: 0, y: 0, startX: 0, startY: 0, handle: null };
  let out = '';
  let previous = '';
  for (const [, command = '', rest = ''] of d.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const size = ARGUMENTS[command];
    const values = (rest.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === undefined || values.length !== size)
      throw new Error(`Cannot slim ${command}${rest}`);
    const [letter, numbers] = relative(command, values, pen);
    const text = numbers.map((n) => short(n, decimals)).reduce(joined, '');
    out =
      letter === previous && letter !== 'z' && letter !== 'm'
        ? joined(out, text)
        : `${out}${letter}${text}`;
    previous = letter;
  }
  return out.replace(/^m/, 'M');
}

/** The relative form of one absolute command; moves the pen along. */
function relative(
  command: string,
  values: readonly number[],
  pen: Pen,
): [letter: string, numbers: number[]] {
  const snap = (value: number): number => Math.round(value * pen.grid) / pen.grid;
  const { x, y, handle } = pen;
  const [a = 0, b = 0, c = 0, d = 0] = values;
  const [toX, toY] = [snap(values.at(-2) ?? 0), snap(values.at(-1) ?? 0)];
  const move = (nextX: number, nextY: number): void => {
    pen.x = nextX;
    pen.y = nextY;
    pen.handle = null;
  };
  switch (command) {
    case 'M':
      move(toX, toY);
      [pen.startX, pen.startY] = [toX, toY];
      return ['m', [toX - x, toY - y]];
    case 'L':
      move(toX, toY);
      return ['l', [toX - x, toY - y]];
    case 'H':
      move(snap(a), y);
      return ['h', [pen.x - x]];
    case 'V':
      move(x, snap(a));
      return ['v', [pen.y - y]];
    case 'A':
      move(toX, toY);
      return ['a', [...values.slice(0, 5), toX - x, toY - y]];
    case 'Z':
      move(pen.startX, pen.startY);
      return ['z', []];
    default: {
      const isMirrored =
        handle !== null &&
        Math.hypot(2 * x - handle[0] - a, 2 * y - handle[1] - b) < 0.6 / pen.grid;
      move(toX, toY);
      pen.handle = [snap(c), snap(d)];
      const tail = [snap(c) - x, snap(d) - y, toX - x, toY - y];
      return isMirrored ? ['s', tail] : ['c', [snap(a) - x, snap(b) - y, ...tail]];
    }
  }
}

function short(value: number, decimals: number): string {
  return String(Number(value.toFixed(decimals))).replace(/^(-?)0\./, '$1.');
}

/** A space only where two numbers would run together. */
function joined(text: string, number: string): string {
  const needsSpace =
    /[\d.]$/.test(text) &&
    !number.startsWith('-') &&
    !(number.startsWith('.') && /\.\d*$/.test(text));
  return `${text}${needsSpace ? ' ' : ''}${number}`;
}
