import { sql } from 'drizzle-orm';
import { fromDrizzle, PgBoss } from 'pg-boss';
import type { Enqueue } from '../context.ts';
import type { Job } from './define-job.ts';

export const deadLetters = 'dead-letters';

/** A worker that stops beating loses its jobs to another one after this long. */
const heartbeatSeconds = 10;

type QueueOptions = {
  readonly databaseUrl: string;
  /** Only the worker supervises and schedules; the server just adds jobs. */
  readonly role: 'server' | 'worker' | 'migrator';
  readonly onError: (error: Error) => void;
};

export async function startQueue({ databaseUrl, role, onError }: QueueOptions): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    application_name: `jobs-${role}`,
    max: role === 'worker' ? 4 : 2,
    migrate: role === 'migrator',
    createSchema: role === 'migrator',
    supervise: role === 'worker',
    schedule: role === 'worker',
    useListenNotify: role === 'worker',
    // Often enough that a killed worker's jobs are found well within a minute.
    monitorIntervalSeconds: 10,
    superviseIntervalSeconds: 10,
  });
  boss.on('error', onError);
  await boss.start();
  return boss;
}

/** Makes or updates one queue per job, each failing over into the dead letters. Safe to repeat. */
export async function createQueues(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  await boss.createQueue(deadLetters, { retentionSeconds: 30 * 24 * 3600 });
  for (const job of jobs) {
    const options = {
      notify: true,
      retryLimit: job.attempts - 1,
      retryDelay: 2,
      retryBackoff: true,
      retryDelayMax: 600,
      deadLetter: deadLetters,
      heartbeatSeconds,
      expireInSeconds: 120,
    };
    await boss.createQueue(job.name, options);
    await boss.updateQueue(job.name, options);
  }
}

export const enqueueWith =
  (boss: PgBoss): Enqueue =>
  async (tx, job, payload) => {
    const data = job.payload.parse(payload) as object;
    await boss.send(job.name, data, { db: fromDrizzle(tx, sql) });
  };
