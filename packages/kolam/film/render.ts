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

// The threads are thin and saturated, so chroma is averaged with care. The transfer curve is the one the drawing was
// made in; tagged as video, some players would show the ground lighter than the poster.
const PIXELS = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int';
const COLORS = ['-colorspace', 'bt709', '-color_primaries', 'bt709', '-color_trc', 'iec61966-2-1', '-color_range', 'tv'];

const ENCODERS = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '20', '-pix_fmt', 'yuv420p', '-movflags', '+faststart'],
  // Ten bits: the ground is one long dark gradient, which eight would turn into steps.
  webm: ['-c:v', 'libsvtav1', '-preset', '4', '-crf', '30', '-pix_fmt', 'yuv420p10le'],
};

for (const composition of compositions) {
  const hero = heroOf(composition);
  mkdirSync(MEDIA, { recursive: true });
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

async function encode(composition: Composition, frames: string, kind: keyof typeof ENCODERS): Promise<void> {
  const file = join(MEDIA, `hero-${composition.name}.${kind}`);
  const input = ['-framerate', `${FRAMES_PER_SECOND}`, '-i', join(frames, FRAME)];
  await run('ffmpeg', ['-v', 'error', '-y', ...input, '-vf', PIXELS, ...ENCODERS[kind], ...COLORS, '-g', '9999', '-an', file]);
}

async function run(command: string, args: readonly string[], input = ''): Promise<void> {
  const child = spawn(command, args, { stdio: ['pipe', 'ignore', 'inherit'] });
  child.stdin.end(input);
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error(`${command} ended with ${code}`);
}
