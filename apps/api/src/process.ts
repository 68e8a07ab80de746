import type { Log } from './log.ts';

const patienceMs = 10_000;

/** Runs `stop` once on SIGTERM or SIGINT and leaves; a stop that hangs is cut off. */
export function stopOnSignal(log: Log, stop: () => Promise<void>): void {
  let isCalled = false;
  const handle = (signal: string) => {
    if (isCalled) return;
    isCalled = true;
    log.info({ signal }, 'Stopping');
    const cutOff = setTimeout(() => {
      log.error('Stopping took too long');
      process.exit(1);
    }, patienceMs);
    stop().then(
      () => {
        clearTimeout(cutOff);
        log.info('Stopped');
        process.exit(0);
      },
      (err: unknown) => {
        log.error({ err }, 'Stopping failed');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', handle);
  process.on('SIGINT', handle);
  for (const event of ['unhandledRejection', 'uncaughtException']) {
    process.on(event, (err: unknown) => {
      log.fatal({ err }, event);
      process.exit(1);
    });
  }
}
