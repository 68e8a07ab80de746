import { spawn } from 'node:child_process';
import { createServer, request } from 'node:http';
import { join } from 'node:path';

/**
 * Runs maildev, with a front page: maildev 3 answers 404 at `/` and shows its inbox at `/index.html`, so a small
 * server before it sends people there and passes everything else on.
 */
const [smtpPort = '1025', webPort = '1080'] = process.argv.slice(2);
const innerPort = Number(webPort) + 10_000;

const maildev = spawn(
  join(import.meta.dirname, '../node_modules/.bin/maildev'),
  [
    '--ip',
    '127.0.0.1',
    '--smtp',
    smtpPort,
    '--web-ip',
    '127.0.0.1',
    '--web',
    String(innerPort),
    '--silent',
  ],
  { stdio: 'inherit' },
);
maildev.on('exit', (code) => process.exit(code ?? 1));

const front = createServer((incoming, outgoing) => {
  if (incoming.url === '/') {
    outgoing.writeHead(302, { location: '/index.html' }).end();
    return;
  }
  const { method, url: path, headers } = incoming;
  const inner = request({ host: '127.0.0.1', port: innerPort, method, path, headers }, (reply) => {
    outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
    reply.pipe(outgoing);
  });
  inner.on('error', () => outgoing.writeHead(502).end());
  incoming.pipe(inner);
});
front.listen(Number(webPort), '127.0.0.1');

process.on('SIGTERM', () => {
  front.close();
  maildev.kill('SIGTERM');
});
