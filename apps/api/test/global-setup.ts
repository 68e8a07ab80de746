import type { TestProject } from 'vitest/node';
import { dropDatabase, ensureDatabase } from '../src/db/ensure-database.ts';
import { migrate } from '../src/db/migrations.ts';
import { allJobs } from '../src/jobs/all-jobs.ts';
import { createQueues, startQueue } from '../src/jobs/queue.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    databaseUrl: string;
  }
}

const server = process.env.TEST_DATABASE_SERVER ?? 'postgresql://taalmel:taalmel@127.0.0.1:5432';

/** One migrated database for the run; each test file works on a copy of it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = `${server}/taalmel_test_${process.pid}`;
  await ensureDatabase(databaseUrl);
  await migrate(databaseUrl);
  const boss = await startQueue({ databaseUrl, role: 'migrator', onError: fail });
  await createQueues(boss, allJobs);
  await boss.stop();

  project.provide('databaseUrl', databaseUrl);
  return () => dropDatabase(databaseUrl);
}

const fail = (error: Error) => {
  throw error;
};
