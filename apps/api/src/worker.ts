import fastify from 'fastify';
import { loadConfig } from './config/load-config.ts';
import { connectDatabase } from './db/client.ts';
import { checkDatabase } from './db/readiness.ts';
import type { App } from './http/app-instance.ts';
import { healthRoutes } from './http/health.routes.ts';
import { createSmtpMailer } from './integrations/smtp/mailer.ts';
import { createMediaStore } from './integrations/storage/media-store.ts';
import { handlers } from './jobs/handlers.ts';
import { enqueueWith, startQueue } from './jobs/queue.ts';
import { runWorker } from './jobs/run-worker.ts';
import { createLog } from './log.ts';
import { watchProcess } from './metrics.ts';
import { stopOnSignal } from './process.ts';
import { startTraces, traceQueries } from './telemetry.ts';

const config = loadConfig(process.env);
const log = createLog(config.logLevel);
const traces = config.tracesEndpoint ? startTraces(config.tracesEndpoint, 'worker') : undefined;

const { db, pool } = connectDatabase({
  ...config.database,
  applicationName: 'worker',
  statementTimeoutMs: 30_000,
});
pool.on('error', (err) => log.warn({ err }, 'Database connection lost'));
if (traces) traceQueries(pool);
watchProcess(pool);

const queue = await startQueue({
  databaseUrl: config.database.url,
  role: 'worker',
  onError: (err) => log.warn({ err }, 'Queue connection lost'),
});
const ctx = {
  db,
  now: () => new Date(),
  publicUrl: config.publicUrl,
  mailer: createSmtpMailer(config.mail),
  media: createMediaStore(config.storage),
  enqueue: enqueueWith(queue),
};
await runWorker(queue, ctx, handlers, log);

let isStopping = false;
const health: App = fastify({ loggerInstance: log });
healthRoutes(health, {
  check: () => checkDatabase(pool),
  degraded: () => [],
  isStopping: () => isStopping,
});
await health.listen({ host: config.http.host, port: config.workerPort });
log.info({ jobs: handlers.size }, 'Worker is ready');

stopOnSignal(log, async () => {
  isStopping = true;
  // Takes no more jobs and waits for those in hand; what is not finished then goes back to the queue.
  await queue.stop({ graceful: true, timeout: 8000 });
  await health.close();
  await pool.end();
  await traces?.stop();
});
