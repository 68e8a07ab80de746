import { Redis } from 'ioredis';
import { buildApp } from './app.ts';
import { loadConfig } from './config/load-config.ts';
import { connectDatabase } from './db/client.ts';
import { checkDatabase } from './db/readiness.ts';
import { createSmtpMailer } from './integrations/smtp/mailer.ts';
import { createMediaStore } from './integrations/storage/media-store.ts';
import { enqueueWith, startQueue } from './jobs/queue.ts';
import { createLog } from './log.ts';
import { watchProcess } from './metrics.ts';
import { stopOnSignal } from './process.ts';
import { startTraces, traceQueries } from './telemetry.ts';

const config = loadConfig(process.env);
const log = createLog(config.logLevel);
const traces = config.tracesEndpoint ? startTraces(config.tracesEndpoint, 'api') : undefined;

const { db, pool } = connectDatabase({
  ...config.database,
  applicationName: 'api',
  statementTimeoutMs: 2000,
});
pool.on('error', (err) => log.warn({ err }, 'Database connection lost'));
if (traces) traceQueries(pool);
watchProcess(pool);

const redis = new Redis(config.redisUrl, {
  maxRetriesPerRequest: 1,
  enableOfflineQueue: false,
  connectTimeout: 1000,
  commandTimeout: 250,
});
redis.on('error', (err) => log.warn({ err }, 'Redis is away; limits are counted in memory'));

const queue = await startQueue({
  databaseUrl: config.database.url,
  role: 'server',
  onError: (err) => log.warn({ err }, 'Queue connection lost'),
});

let isStopping = false;
const app = await buildApp({
  ctx: {
    db,
    now: () => new Date(),
    publicUrl: config.publicUrl,
    mailer: createSmtpMailer(config.mail),
    media: createMediaStore(config.storage),
    enqueue: enqueueWith(queue),
  },
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
  await app.close();
  await queue.stop({ graceful: true, timeout: 5000 });
  await pool.end();
  redis.disconnect();
  await traces?.stop();
});
