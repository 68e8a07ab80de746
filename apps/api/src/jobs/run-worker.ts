import type { JobResult, PgBoss } from 'pg-boss';
import type { AppContext } from '../context.ts';
import type { Log } from '../log.ts';
import { jobSeconds } from '../metrics.ts';
import type { JobEntry } from './registry.ts';

const batch = {
  // Without `burstWhenBatchFull`, and with batches of one, a backlog would drain one job per fallback poll.
  batchSize: 5,
  burstWhenBatchFull: true,
  notifyPollingIntervalSeconds: 2,
  perJobResults: true,
} as const;

/** Starts taking jobs. A handler that throws is retried with growing pauses, then set aside as a dead letter. */
export async function runWorker(
  boss: PgBoss,
  ctx: AppContext,
  registry: ReadonlyMap<string, JobEntry>,
  log: Log,
): Promise<void> {
  for (const entry of registry.values()) {
    await boss.work(entry.job.name, batch, async (jobs: { id: string; data: unknown }[]) => {
      const results: JobResult[] = [];
      for (const { id, data } of jobs) results.push(await settle(entry, ctx, log, id, data));
      return results;
    });
  }
}

async function settle(
  { job, run }: JobEntry,
  ctx: AppContext,
  log: Log,
  id: string,
  payload: unknown,
): Promise<JobResult> {
  const stopTimer = jobSeconds.startTimer({ job: job.name });
  try {
    await run(ctx, payload);
    stopTimer({ outcome: 'completed' });
    return { id, status: 'completed' };
  } catch (err) {
    stopTimer({ outcome: 'failed' });
    log.error({ job: job.name, jobId: id, err }, 'Job failed');
    return { id, status: 'failed', output: { message: String(err) } };
  }
}
