import { join } from 'node:path';
import { Readable } from 'node:stream';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import proxy from '@fastify/http-proxy';
import staticFiles from '@fastify/static';
import fastify from 'fastify';
import type { ServerBuild } from 'react-router';
import { visitorHeader } from '../app/server/visitor.server.ts';

/** Renders pages, serves the built files, and passes /api and /media on, so that all is one origin. */
const {
  WEB_HOST = '127.0.0.1',
  WEB_PORT = '3000',
  API_URL = 'http://127.0.0.1:4000',
  LOG_LEVEL = 'warn',
} = process.env;
// React chooses its build by this when it is first imported, which is below.
process.env.NODE_ENV ??= 'production';
const root = join(import.meta.dirname, '..');
const build = (await import(join(root, 'build/server/index.js'))) as ServerBuild;
const { createRequestHandler } = await import('react-router');
const render = createRequestHandler(build, 'production');

/** Proxies that may tell us on whose behalf they ask. None unless named: a visitor must not choose his own address. */
const trustedProxies = (process.env.WEB_TRUSTED_PROXIES || undefined)
  ?.split(',')
  .map((address) => address.trim());

const app = fastify({
  logger: { level: LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL },
  trustProxy: trustedProxies ?? false,
  requestTimeout: 15_000,
  keepAliveTimeout: 65_000,
  return503OnClosing: true,
});

// Set once: building them per request is measurable.
const headers = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};
app.addHook('onRequest', (_request, reply, done) => {
  reply.headers(headers);
  done();
});

await app.register(compress, {
  encodings: ['br', 'gzip'],
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

// The API counts by the visitor's address. What the visitor claims it to be is overwritten.
for (const prefix of ['/api', '/media']) {
  await app.register(proxy, {
    upstream: API_URL,
    prefix,
    rewritePrefix: prefix,
    http: { requestOptions: { timeout: 12_000 } },
    replyOptions: {
      rewriteRequestHeaders: (request, given) => ({ ...given, 'x-forwarded-for': request.ip }),
    },
  });
}

await app.register(staticFiles, {
  root: join(root, 'build/client'),
  wildcard: false,
  index: false,
  preCompressed: true,
  setHeaders(reply, path) {
    // Built files carry a hash in their name.
    const isHashed = path.includes('/assets/');
    reply.header(
      'cache-control',
      isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    );
  },
});

app.get('/livez', { logLevel: 'silent' }, () => ({ status: 'alive' }));

app.addContentTypeParser(
  ['application/csp-report', 'application/reports+json'],
  { parseAs: 'string', bodyLimit: 8192 },
  (_request, body, done) => done(null, body),
);
app.post('/csp-report', (request, reply) => {
  request.log.warn(
    { report: String(request.body).slice(0, 2000) },
    'Content security policy was broken',
  );
  return reply.code(204).send();
});

// What is left is a page. Its body, if it has one, is the router's to read.
await app.register(async (pages) => {
  pages.removeAllContentTypeParsers();
  pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  pages.all('/*', async (request, reply) => {
    const stop = new AbortController();
    reply.raw.once('close', () => stop.abort());
    const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
    const response = await render(
      new Request(new URL(request.url, `${request.protocol}://${request.host}`), {
        method: request.method,
        headers: { ...(request.headers as Record<string, string>), [visitorHeader]: request.ip },
        signal: stop.signal,
        ...(hasBody && {
          body: Readable.toWeb(request.raw) as ReadableStream,
          duplex: 'half' as const,
        }),
      }),
    );
    reply.code(response.status).headers(Object.fromEntries(response.headers));
    const cookies = response.headers.getSetCookie();
    if (cookies.length > 0) reply.header('set-cookie', cookies);
    return reply.send(response.body ? Readable.fromWeb(response.body as never) : null);
  });
});

await app.listen({ host: WEB_HOST, port: Number(WEB_PORT) });
console.log(`web listens on ${WEB_HOST}:${WEB_PORT}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
