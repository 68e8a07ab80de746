import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { slimSvg } from '../tools/slim-svg.ts';
import { type Composition, compositions } from './compositions.ts';
import { type Hero, heroOf } from './hero.ts';
import { FRAMES_PER_SECOND, LOOP_SECONDS } from './timeline.ts';

// node packages/kolam/film/render.ts   renders the hero's films and posters into content/media.
// Needs rsvg-convert (Debian: librsvg2-bin) and ffmpeg with libx264 and libsvtav1.
const MEDIA = join(import.meta.dirname, '../../../content/media');

const FRAME = 'frame-%04d.png';

// The threads are thin and saturated, so chroma is averaged with care.
const TO_VIDEO =
  'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int,format=yuv420p10le';

// The curve is the one the drawing was made in. Tagged with the curve of television, some players would show the
// ground lighter than the poster.
const COLORS = '-colorspace bt709 -color_primaries bt709 -color_trc iec61966-2-1 -color_range tv';

// The ground is one long dark gradient, which eight bits turn into steps: AV1 gets ten; H.264, which must do with
// eight, gets dither, and a first frame fine enough to keep it (the ground never changes after that). Four reference
// frames keep H.264 within what old phones decode in hardware. A loop is never entered in the middle, so one key
// frame will do.
const ENCODERS = {
  mp4: {
    pixels: `${TO_VIDEO},scale=sws_dither=bayer,format=yuv420p`,
    options: [
      '-c:v libx264 -preset veryslow -tune animation -crf 22 -refs 4 -aq-mode 3 -aq-strength 1.3',
      `-x264-params ipratio=2:chroma-qp-offset=-4 ${COLORS} -g 9999 -an -movflags +faststart`,
    ].join(' '),
  },
  webm: {
    pixels: TO_VIDEO,
    options: `-c:v libsvtav1 -preset 5 -crf 28 ${COLORS} -g 9999 -an`,
  },
};

mkdirSync(MEDIA, { recursive: true });
for (const composition of compositions) {
  const hero = heroOf(composition);
  writeFileSync(join(MEDIA, `hero-${composition.name}-poster.svg`), `${slimSvg(hero.poster)}\n`);
  const frames = mkdtempSync(join(tmpdir(), 'hero-film-'));
  try {
    await renderFrames(composition, hero, frames);
    await encode(composition, frames, 'mp4');
    await encode(composition, frames, 'webm');
  } finally {
    rmSync(frames, { recursive: true });
  }
}

/** Frames that look the same are rendered once: a quarter of the film is held. */
async function renderFrames(composition: Composition, hero: Hero, folder: string): Promise<void> {
  const rendered = new Map<string, string>();
  const waiting: { svg: string; file: string }[] = [];
  for (let i = 0; i < LOOP_SECONDS * FRAMES_PER_SECOND; i++) {
    const svg = hero.frameAt(i / FRAMES_PER_SECOND);
    const file = join(folder, FRAME.replace('%04d', String(i).padStart(4, '0')));
    const twin = rendered.get(svg);
    if (twin) symlinkSync(twin, file);
    else waiting.push({ svg, file });
    rendered.set(svg, twin ?? file);
  }
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await rasterise(next.svg, next.file, composition);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
}

async function rasterise(svg: string, file: string, composition: Composition): Promise<void> {
  const { width, height, scale } = composition;
  await run('rsvg-convert', ['-w', `${width * scale}`, '-h', `${height * scale}`, '-o', file], svg);
}

async function encode(
  { name }: Composition,
  frames: string,
  kind: keyof typeof ENCODERS,
): Promise<void> {
  const { pixels, options } = ENCODERS[kind];
  const input = ['-framerate', `${FRAMES_PER_SECOND}`, '-i', join(frames, FRAME)];
  const output = [...options.split(' '), join(MEDIA, `hero-${name}.${kind}`)];
  await run('ffmpeg', ['-v', 'error', '-xerror', '-y', ...input, '-vf', pixels, ...output]);
}

async function run(command: string, args: readonly string[], input = ''): Promise<void> {
  const env = { ...process.env, SVT_LOG: '1' };
  const child = spawn(command, args, { env, stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
