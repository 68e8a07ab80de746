import { createHash } from 'node:crypto';
import type { AppContext } from '../../context.ts';
import { saveMediaFile } from './media.queries.ts';

const contentTypes: Record<string, string> = {
  svg: 'image/svg+xml',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  mp4: 'video/mp4',
  webm: 'video/webm',
};

/** Stores bytes under a name that holds their hash, and answers that name. */
export async function saveMedia(
  ctx: Pick<AppContext, 'db' | 'media'>,
  folder: string,
  name: string,
  bytes: Uint8Array,
): Promise<string> {
  const [, stem, extension] = /^([a-z0-9-]+)\.([a-z0-9]+)$/.exec(name) ?? [];
  const contentType = contentTypes[extension ?? ''];
  if (!stem || !extension || !contentType) throw new Error(`${name} is no media file`);

  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 10);
  const path = `${folder}/${stem}-${hash}.${extension}`;
  // The file first: a row must never point at nothing.
  if (!(await ctx.media.exists(path))) await ctx.media.put(path, bytes, contentType);
  await saveMediaFile(ctx.db, { path, contentType, bytes: bytes.length });
  return path;
}
