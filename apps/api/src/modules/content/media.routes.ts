import type { AppContext } from '../../context.ts';
import type { App } from '../../http/app-instance.ts';
import { MediaNotFound } from './content.errors.ts';
import { findMediaFile } from './media.queries.ts';

/** The name of a file holds a hash of its bytes, so it may be kept for ever. */
const forEver = 'public, max-age=31536000, immutable';
/** A drawing opened on its own runs no script and loads nothing. */
const contained = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

export function mediaRoutes(app: App, ctx: AppContext): void {
  app.get('/media/*', { config: { rateLimit: false } }, async (request, reply) => {
    const path = (request.params as { '*': string })['*'];
    const file = await findMediaFile(ctx.db, path);
    if (!file) throw new MediaNotFound(`No file ${path}`);

    reply
      .header('cache-control', forEver)
      .header('content-security-policy', contained)
      .header('accept-ranges', 'bytes')
      .type(file.contentType);

    // Safari plays a film only from servers that answer ranges.
    const range = parseRange(request.headers.range, file.bytes);
    if (!range) return reply.header('content-length', file.bytes).send(await ctx.media.read(path));
    const { start, end } = range;
    return reply
      .code(206)
      .header('content-range', `bytes ${start}-${end}/${file.bytes}`)
      .header('content-length', end - start + 1)
      .send(await ctx.media.read(path, range));
  });
}

function parseRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d+)-(\d*)$/.exec(header ?? '');
  if (!match) return undefined;
  const start = Number(match[1]);
  const end = Math.min(match[2] ? Number(match[2]) : size - 1, size - 1);
  return start <= end ? { start, end } : undefined;
}
