import { loadConfig } from '../config/load-config.ts';
import { deadLetters, startQueue } from '../jobs/queue.ts';

/** Puts set-aside jobs back into their queues, with a fresh count of tries. Takes the name of a job, or all. */
const [sourceName] = process.argv.slice(2);
const boss = await startQueue({
  databaseUrl: loadConfig(process.env).database.url,
  role: 'server',
  onError: (error) => console.error(error),
});
const count = await boss.redrive(deadLetters, sourceName ? { sourceName } : {});
await boss.stop();
console.log(`${count} jobs go back to ${sourceName ?? 'their queues'}`);
