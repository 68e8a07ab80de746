import fastify from 'fastify';
import { checkDatabase } from './db/readiness.ts';
import type { App } from './http/app-instance.ts';
import { healthRoutes } from './http/health.routes.ts';
import { handlers } from './jobs/handlers.ts';
import { runWorker } from './jobs/run-worker.ts';
import { watchQueues } from './metrics.ts';
import { startParts } from './parts.ts';
import { stopOnSignal } from './process.ts';

const { config, log, pool, queue, ctx, stop } = await startParts({
  name: 'worker',
  statementTimeoutMs: 30_000,
});
await runWorker(queue, ctx, handlers, log);
watchQueues(queue);

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
  await stop();
  await health.close();
});
