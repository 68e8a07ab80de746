import { createHash } from 'node:crypto';
import type { FastifyRequest, RouteShorthandOptions } from 'fastify';

/**
 * A saved change is on the site within a minute: ten seconds here, twenty in a cache before us, twenty more while
 * that cache asks again.
 */
const cacheControl =
  'public, max-age=20, s-maxage=20, stale-while-revalidate=20, stale-if-error=86400';
/** Together a few megabytes: the newest answers stay, whoever asks for what. */
const maxEntries = 200;
const maxLength = 100_000;

type Entry = { readonly payload: string; readonly etag: string; readonly endsAt: number };

/** What a route adds to its options to be answered from here. */
export type PublicCache = Pick<RouteShorthandOptions, 'preHandler' | 'onSend'>;

/**
 * For answers that are the same for everybody: an ETag, cache headers that a CDN understands, and a copy kept in
 * this process for a few seconds, so that a page everybody opens costs the database nothing.
 */
export function createPublicCache(seconds: number): PublicCache {
  const entries = new Map<string, Entry>();

  return {
    preHandler(request, reply, done) {
      const entry = entries.get(keyOf(request));
      if (!entry || entry.endsAt < Date.now()) return done();
      return void reply.type('application/json; charset=utf-8').send(entry.payload);
    },

    onSend(request, reply, payload, done) {
      if (reply.statusCode !== 200 || typeof payload !== 'string') return done(null, payload);
      const entry = remember(keyOf(request), payload);
      reply.header('etag', entry.etag).header('cache-control', cacheControl);
      if (request.headers['if-none-match']?.includes(entry.etag)) {
        reply.code(304);
        return done(null, null);
      }
      return done(null, payload);
    },
  };

  function remember(key: string, payload: string): Entry {
    const known = entries.get(key);
    if (known?.payload === payload && known.endsAt >= Date.now()) return known;
    const etag = `"${createHash('sha1').update(payload).digest('base64url')}"`;
    const entry = { payload, etag, endsAt: Date.now() + seconds * 1000 };
    entries.delete(key);
    if (entries.size >= maxEntries) entries.delete(entries.keys().next().value!);
    if (seconds > 0 && payload.length <= maxLength) entries.set(key, entry);
    return entry;
  }
}

/** By the query as the contract reads it: what it does not know cannot make another entry. */
const keyOf = (request: FastifyRequest) =>
  `${request.routeOptions.url} ${JSON.stringify(request.query)}`;
