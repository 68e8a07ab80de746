import { join } from 'node:path';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import staticFiles from '@fastify/static';
import fastify from 'fastify';
import { takeCspReports } from './csp-reports.ts';
import { servePages } from './pages.ts';
import { passOnToApi } from './pass-on-to-api.ts';

/** Renders pages, serves the built files, and passes /api and /media on, so that all is one origin. */
const {
  WEB_HOST = '127.0.0.1',
  WEB_PORT = '3000',
  API_URL = 'http://127.0.0.1:4000',
  PUBLIC_URL = 'http://localhost:3000',
  LOG_LEVEL = 'warn',
} = process.env;
const root = join(import.meta.dirname, '..');

/** Proxies that may tell us on whose behalf they ask. None unless named: a visitor must not choose his own address. */
const trustedProxies = (process.env.WEB_TRUSTED_PROXIES || undefined)
  ?.split(',')
  .map((address) => address.trim());

const app = fastify({
  logger: {
    level: LOG_LEVEL === 'info' ? 'warn' : LOG_LEVEL,
    // The path alone: addresses, search terms and one-time links are nobody's business.
    serializers: { req: ({ method, url }) => ({ method, path: url.split('?')[0]?.slice(0, 200) }) },
  },
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
takeCspReports(app);
await passOnToApi(app, API_URL);
await servePages(app, { build: join(root, 'build/server/index.js'), origin: PUBLIC_URL });

await app.listen({ host: WEB_HOST, port: Number(WEB_PORT) });
console.log(`web listens on ${WEB_HOST}:${WEB_PORT}`);

for (const signal of ['SIGTERM', 'SIGINT'] as const) {
  process.once(signal, () => void app.close().then(() => process.exit(0)));
}
