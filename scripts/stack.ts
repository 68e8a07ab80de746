import { connect } from 'node:net';
import { run, start, stopAll, stopOnSignals, untilAnswers } from './processes.ts';
import { readSettings } from './settings.ts';

/**
 * The whole product from production builds: prints `ready URL` when every part answers, stops all on SIGTERM.
 * `--no-build` takes the builds that are there, `--fresh` starts with an empty test database.
 */
const settings = readSettings();
const { WEB_PORT, PORT, WORKER_PORT, MAIL_INBOX_PORT, SMTP_URL } = settings as Record<
  string,
  string
>;
const isFresh = process.argv.includes('--fresh');
const smtpPort = new URL(SMTP_URL!).port;

stopOnSignals();
try {
  for (const port of [WEB_PORT, PORT, WORKER_PORT, MAIL_INBOX_PORT, smtpPort])
    await mustBeFree(Number(port));
  if (!process.argv.includes('--no-build')) {
    console.log('building');
    await run('pnpm', ['build']);
  }
  if (isFresh) await run('node', ['apps/api/build/drop.js'], settings);
  await run('node', ['apps/api/build/migrate.js'], settings);
  // Seeding replaces texts, so it is done once: what staff have changed stays.
  await run('node', ['apps/api/build/seed.js', '--if-empty'], settings);

  const node = (name: string, file: string, cwd: string) =>
    start(name, 'node', ['--enable-source-maps', file], { cwd, env: settings, quiet: true });
  start('mail', 'node', ['scripts/mail-inbox.ts', smtpPort, MAIL_INBOX_PORT!], { quiet: true });
  node('api', 'build/server.js', 'apps/api');
  node('worker', 'build/worker.js', 'apps/api');
  start('web', 'node', ['server/main.ts'], { cwd: 'apps/web', env: settings, quiet: true });

  await untilAnswers(`http://127.0.0.1:${PORT}/readyz`, 30);
  await untilAnswers(`http://127.0.0.1:${WORKER_PORT}/readyz`, 30);
  await untilAnswers(`http://127.0.0.1:${MAIL_INBOX_PORT}/api/healthz`, 30);
  await untilAnswers(`http://127.0.0.1:${WEB_PORT}/`, 30);
  console.log(
    `mail inbox http://localhost:${MAIL_INBOX_PORT}, API page http://localhost:${WEB_PORT}/api/docs, logs in var/log`,
  );
  console.log(`ready http://localhost:${WEB_PORT}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await stopAll(1);
}

async function mustBeFree(port: number): Promise<void> {
  const isTaken = await new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () =>
      resolve(false),
    );
    socket.unref();
  });
  if (isTaken) throw new Error(`Port ${port} is taken: is the product running already?`);
}
