import { loadConfig } from '../config/load-config.ts';
import { ensureDatabase } from '../db/ensure-database.ts';
import { migrate } from '../db/migrations.ts';
import { allJobs } from '../jobs/all-jobs.ts';
import { createQueues, startQueue } from '../jobs/queue.ts';

const { database } = loadConfig(process.env);
if (await ensureDatabase(database.url)) console.log('database made');
const applied = await migrate(database.url);
console.log(applied.length > 0 ? `applied ${applied.join(', ')}` : 'database is up to date');

const boss = await startQueue({
  databaseUrl: database.url,
  role: 'migrator',
  onError: (error) => console.error(error),
});
await createQueues(boss, allJobs);
await boss.stop();
console.log(`queues: ${allJobs.map((job) => job.name).join(', ')}`);
