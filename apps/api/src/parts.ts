import { loadConfig } from './config/load-config.ts';
import type { AppContext } from './context.ts';
import { connectDatabase } from './db/client.ts';
import { createSmtpMailer } from './integrations/smtp/mailer.ts';
import { createMediaStore } from './integrations/storage/media-store.ts';
import { enqueueWith, startQueue } from './jobs/queue.ts';
import { createLog } from './log.ts';
import { watchProcess } from './metrics.ts';
import { startTraces, traceQueries } from './telemetry.ts';

type Role = { readonly name: 'server' | 'worker'; readonly statementTimeoutMs: number };

/** What both processes stand on: settings, log, database, queue, and the context made of them. */
export async function startParts({ name, statementTimeoutMs }: Role) {
  const config = loadConfig(process.env);
  const log = createLog(config.logLevel);
  const traces = config.tracesEndpoint ? startTraces(config.tracesEndpoint, name) : undefined;

  const { db, pool } = connectDatabase({
    ...config.database,
    applicationName: name,
    statementTimeoutMs,
  });
  pool.on('error', (err) => log.warn({ err }, 'Database connection lost'));
  if (traces) traceQueries(pool);
  watchProcess(pool);

  const queue = await startQueue({
    databaseUrl: config.database.url,
    role: name,
    onError: (err) => log.warn({ err }, 'Queue connection lost'),
  });
  const ctx: AppContext = {
    db,
    now: () => new Date(),
    publicUrl: config.publicUrl,
    mailer: createSmtpMailer(config.mail),
    media: createMediaStore(config.storage),
    enqueue: enqueueWith(queue),
  };

  /** The queue first, waiting for the jobs in hand; the pool last, since everything else uses it. */
  async function stop(): Promise<void> {
    await queue.stop({ graceful: true, timeout: 7000 });
    await pool.end();
    await traces?.stop();
  }
  return { config, log, pool, queue, ctx, stop };
}
