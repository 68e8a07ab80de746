import { run, start, stopOnSignals } from './processes.ts';
import { readSettings } from './settings.ts';

/** Everything with reloading: change a file and see it. */
const settings = readSettings();
stopOnSignals();
await run('pnpm', ['db:migrate'], settings);

start('mail', 'node', [
  'scripts/mail-inbox.ts',
  new URL(settings.SMTP_URL!).port,
  settings.MAIL_INBOX_PORT!,
]);
start('api', 'pnpm', ['dev'], { cwd: 'apps/api', env: settings });
start('worker', 'pnpm', ['dev:worker'], { cwd: 'apps/api', env: settings });
start('web', 'pnpm', ['dev'], { cwd: 'apps/web', env: settings });
console.log(
  `web http://localhost:${settings.WEB_PORT}, mail inbox http://localhost:${settings.MAIL_INBOX_PORT}`,
);
