import { Redis } from 'ioredis';
import { buildApp } from './app.ts';
import { checkDatabase } from './db/readiness.ts';
import { startParts } from './parts.ts';
import { stopOnSignal } from './process.ts';

const { config, log, pool, ctx, stop } = await startParts({
  name: 'server',
  statementTimeoutMs: 2000,
});

const redis = new Redis(config.redisUrl, {
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  connectTimeout: 1000,
  commandTimeout: 250,
});
redis.on('error', (err) => log.warn({ err }, 'Redis is away; limits are counted in memory'));

let isStopping = false;
const app = await buildApp({
  ctx,
  redis,
  log,
  trustedProxies: config.http.trustedProxies,
  requestsPerMinute: config.http.requestsPerMinute,
  publicCacheSeconds: config.http.publicCacheSeconds,
  readiness: {
    check: () => checkDatabase(pool),
    degraded: () => (redis.status === 'ready' ? [] : ['redis']),
    isStopping: () => isStopping,
  },
});
await app.listen({ host: config.http.host, port: config.http.port });

stopOnSignal(log, async () => {
  // Readiness says no first, and the proxy gets time to notice, while requests are still answered.
  isStopping = true;
  await new Promise((resolve) => setTimeout(resolve, config.http.shutdownNoticeMs));
  // A visitor who stalls in the middle of sending must not hold us beyond our time.
  const cutOff = setTimeout(() => app.server.closeAllConnections(), 5000);
  await app.close();
  clearTimeout(cutOff);
  redis.disconnect();
  await stop();
});
