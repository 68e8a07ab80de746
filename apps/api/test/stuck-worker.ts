import pg from 'pg';
import { handlers } from '../src/jobs/handlers.ts';
import { startQueue } from '../src/jobs/queue.ts';
import { createRegistry } from '../src/jobs/registry.ts';
import { runWorker } from '../src/jobs/run-worker.ts';
import { createLog } from '../src/log.ts';

/**
 * A worker with the real queue settings whose handlers only leave a mark: they write that they began, then
 * either hang for ever (IS_STUCK=yes) or write that they finished.
 */
const url = process.env.DATABASE_URL!;
const pool = new pg.Pool({ connectionString: url, max: 2 });
const mark = (text: string) => pool.query('insert into marks (text) values ($1)', [text]);
const log = createLog('error');

const entries = [...handlers.values()].map(({ job }) => ({
  job,
  run: async () => {
    await mark('began');
    if (process.env.IS_STUCK === 'yes') await new Promise(() => undefined);
    await mark('finished');
  },
}));
const boss = await startQueue({
  databaseUrl: url,
  role: 'worker',
  onError: (err) => log.warn({ err }, 'queue'),
});
await runWorker(boss, {} as never, createRegistry(entries), log);
await mark('ready');
