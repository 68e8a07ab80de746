import type { PgBoss } from 'pg-boss';
import type { AppContext } from '../context.ts';
import { describeError, type Log } from '../log.ts';
import { jobSeconds } from '../metrics.ts';
import type { JobEntry } from './registry.ts';

// Without `burstWhenBatchFull`, and with batches of one, a backlog would drain one job per fallback poll.
const batch = { batchSize: 5, burstWhenBatchFull: true, notifyPollingIntervalSeconds: 2 } as const;

/** Starts taking jobs. A handler that throws is retried with growing pauses, then set aside as a dead letter. */
export async function runWorker(
  boss: PgBoss,
  ctx: AppContext,
  registry: ReadonlyMap<string, JobEntry>,
  log: Log,
): Promise<void> {
  for (const entry of registry.values()) {
    await boss.work(entry.job.name, batch, async (jobs: { id: string; data: unknown }[]) => {
      for (const { id, data } of jobs) await runOne(boss, entry, ctx, log, id, data);
    });
  }
}

/** Settles each job as it ends, not with its batch: a worker that dies in the fifth must not repeat the first four. */
async function runOne(
  boss: PgBoss,
  { job, run }: JobEntry,
  ctx: AppContext,
  log: Log,
  id: string,
  payload: unknown,
): Promise<void> {
  const stopTimer = jobSeconds.startTimer({ job: job.name });
  try {
    await run(ctx, payload);
  } catch (err) {
    stopTimer({ outcome: 'failed' });
    log.error({ job: job.name, jobId: id, err }, 'Job failed');
    await boss.fail(job.name, id, { message: describeError(err).message });
    return;
  }
  await boss.complete(job.name, id);
  stopTimer({ outcome: 'completed' });
}
