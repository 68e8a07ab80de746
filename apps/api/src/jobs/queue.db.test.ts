import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '../../test/database.ts';
import { startProcess, waitFor } from '../../test/processes.ts';
import { testContext } from '../../test/test-app.ts';
import type { Db } from '../db/client.ts';
import { createLog } from '../log.ts';
import { forwardFeedback } from '../modules/feedback/forward-feedback.job.ts';
import { shareFeedback } from '../modules/feedback/share-feedback.ts';
import { createQueues, deadLetters, enqueueWith, startQueue } from './queue.ts';
import { createRegistry, handle } from './registry.ts';
import { runWorker } from './run-worker.ts';

const entry = {
  name: 'Asha',
  email: 'asha@example.in',
  subject: 'Hi',
  message: 'Hello',
  rating: 5,
};
const start = (databaseUrl: string, role: 'server' | 'worker') =>
  startQueue({ databaseUrl, role, onError: () => undefined });

const jobs = async (db: Db, queue: string = forwardFeedback.name) =>
  (
    await db.execute<{ state: string; data: unknown }>(
      sql`select state, data from pgboss.job where name = ${queue}`,
    )
  ).rows;

test('a job is there if and only if its transaction was', async ({ database, db }) => {
  const boss = await start(database.url, 'server');
  const { ctx } = testContext(db, { enqueue: enqueueWith(boss) });

  await shareFeedback(ctx, entry);
  expect(await jobs(db)).toHaveLength(1);

  const undone = db.transaction(async (tx) => {
    await ctx.enqueue(tx, forwardFeedback, { feedbackId: crypto.randomUUID() });
    throw new Error('changed my mind');
  });
  await expect(undone).rejects.toThrow('changed my mind');
  expect(await jobs(db)).toHaveLength(1);
  await boss.stop();
});

test('a job that keeps failing is tried again, then set aside with its payload', async ({
  database,
  db,
}) => {
  const boss = await start(database.url, 'worker');
  const job = { ...forwardFeedback, name: 'feedback.fail-always', attempts: 2 };
  await createQueues(boss, [job]);
  await boss.updateQueue(job.name, { retryDelay: 1, retryBackoff: false });
  let tries = 0;
  const registry = createRegistry([
    handle(job, async () => {
      tries += 1;
      throw new Error('no');
    }),
  ]);
  await runWorker(boss, testContext(db).ctx, registry, createLog('silent'));

  const feedbackId = crypto.randomUUID();
  await enqueueWith(boss)(db, job, { feedbackId });
  await waitFor(async () => (await jobs(db, deadLetters)).length > 0, {
    seconds: 15,
    what: 'dead letter',
  });

  expect(tries).toBe(2);
  expect(await jobs(db, deadLetters)).toMatchObject([{ data: { feedbackId } }]);
  await boss.stop();
});

test('a batch is settled job by job: one that fails or dies late takes nobody along', async ({
  database,
  db,
}) => {
  const boss = await start(database.url, 'worker');
  const job = { ...forwardFeedback, name: 'feedback.settle-each', attempts: 1 };
  await createQueues(boss, [job]);
  for (let n = 0; n < 4; n += 1) {
    await enqueueWith(boss)(db, job, { feedbackId: crypto.randomUUID() });
  }

  let count = 0;
  let whileLastRuns: string[] = [];
  const registry = createRegistry([
    handle(job, async () => {
      count += 1;
      if (count === 2) throw new Error('no');
      if (count === 4) whileLastRuns = (await jobs(db, job.name)).map(({ state }) => state);
    }),
  ]);
  await runWorker(boss, testContext(db).ctx, registry, createLog('silent'));
  await waitFor(async () => whileLastRuns.length > 0, { seconds: 10, what: 'the last job' });
  expect(whileLastRuns.filter((state) => state === 'completed')).toHaveLength(2);
  expect(whileLastRuns.filter((state) => state === 'active')).toHaveLength(1);
  await waitFor(async () => (await jobs(db, deadLetters)).length > 0, { what: 'the dead letter' });
  await boss.stop();
});

test('the job of a killed worker is finished by another within 60 seconds', {
  timeout: 100_000,
}, async ({ database, db }) => {
  await db.execute(sql`create table marks (text text, at timestamptz default now())`);
  const marks = async () =>
    (await db.execute<{ text: string }>(sql`select text from marks order by at`)).rows.map(
      (row) => row.text,
    );
  const env = { DATABASE_URL: database.url };

  await db.execute(sql`delete from pgboss.job`);
  const doomed = startProcess('test/stuck-worker.ts', { ...env, IS_STUCK: 'yes' });
  const sender = await start(database.url, 'server');
  try {
    await waitFor(async () => (await marks()).includes('ready'), {
      seconds: 20,
      what: 'first worker',
    });
    await enqueueWith(sender)(db, forwardFeedback, { feedbackId: crypto.randomUUID() });
    await waitFor(async () => (await marks()).includes('began'), { what: 'the job to begin' });
    await doomed.kill('SIGKILL');
  } finally {
    await doomed.kill('SIGKILL');
  }

  const killedAt = Date.now();
  const rescuer = startProcess('test/stuck-worker.ts', env);
  try {
    await waitFor(async () => (await marks()).includes('finished'), {
      seconds: 60,
      what: 'the rescue',
    });
  } finally {
    await rescuer.kill('SIGTERM');
    await sender.stop();
  }
  expect((Date.now() - killedAt) / 1000).toBeLessThan(60);
  expect(await marks()).toEqual(['ready', 'began', 'ready', 'began', 'finished']);
});
