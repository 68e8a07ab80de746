import { createHash } from 'node:crypto';
import type { RouteShorthandOptions } from 'fastify';

/** A saved change is on the site within a minute: half of it in a cache, half while the cache asks again. */
const cacheControl =
  'public, max-age=30, s-maxage=30, stale-while-revalidate=30, stale-if-error=86400';

/** For answers that are the same for everybody: an ETag, and cache headers a CDN understands. */
export const publicCache = {
  onSend: (request, reply, payload, done) => {
    if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    reply.header('etag', etag).header('cache-control', cacheControl);
    if (request.headers['if-none-match']?.includes(etag)) {
      reply.code(304);
      return done(null, null);
    }
    return done(null, payload);
  },
} satisfies RouteShorthandOptions;
