import { connect } from 'node:net';
import { redisUrl } from './playwright.config.ts';

/** Limits count over ten minutes; a run must not inherit the counts of the one before. */
export default async function forgetLimits(): Promise<void> {
  const { hostname, port, pathname } = new URL(redisUrl);
  const socket = connect(Number(port), hostname);
  socket.write(`SELECT ${pathname.slice(1)}\r\nFLUSHDB\r\nQUIT\r\n`);
  await new Promise((resolve, reject) => socket.resume().on('close', resolve).on('error', reject));
}
