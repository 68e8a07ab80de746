import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect } from 'vitest';
import { test } from '../test/database.ts';
import { freePort, startProcess, waitFor } from '../test/processes.ts';

const ready = (port: number) =>
  waitFor(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).ok, {
    seconds: 20,
    what: 'server',
  });

test('a stopping server says so, finishes what it began, and leaves with success', async ({
  database,
}) => {
  const port = await freePort();
  const server = startProcess('src/server.ts', {
    DATABASE_URL: database.url,
    PORT: String(port),
    SHUTDOWN_NOTICE_MS: '600',
  });
  await ready(port);

  // A lock keeps this request waiting in the database while the server is told to stop.
  const holder = await database.pool.connect();
  await holder.query('begin; lock table topics');
  const slow = fetch(`http://127.0.0.1:${port}/api/get_topic`);
  await waitFor(
    async () =>
      (
        await database.pool.query(
          "select 1 from pg_stat_activity where wait_event_type = 'Lock' and application_name = 'server'",
        )
      ).rowCount,
    { what: 'the request to wait' },
  );

  const gone = server.kill('SIGTERM');
  await waitFor(async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 503, {
    what: 'not ready',
  });
  await holder.query('rollback');
  holder.release();

  expect((await slow).status).toBe(200);
  expect(await gone).toBe(0);
  expect(server.output()).toContain('Stopped');
});

test('a missing setting stops the start and every fault is named', async () => {
  const server = startProcess('src/server.ts', { DATABASE_URL: '', REDIS_URL: 'nonsense' });
  await once(server.child, 'exit');
  expect(server.child.exitCode).toBe(1);
  expect(server.output()).toMatch(/DATABASE_URL[\s\S]*REDIS_URL|REDIS_URL[\s\S]*DATABASE_URL/);
});

test('with a collector set, a request and its query arrive there as spans', async ({
  database,
}) => {
  const received: string[] = [];
  const collector = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      received.push(body);
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
  const { port: collectorPort } = collector.address() as { port: number };

  const port = await freePort();
  const server = startProcess('src/server.ts', {
    DATABASE_URL: database.url,
    PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collectorPort}`,
  });
  await ready(port);
  const traceId = '4bf92f3577b34da6a3ce929d0e0e4736';
  await fetch(`http://127.0.0.1:${port}/api/get_topic`, {
    headers: { traceparent: `00-${traceId}-00f067aa0ba902b7-01` },
  });
  await server.kill('SIGTERM');
  collector.close();

  const spans = received
    .flatMap((body) => JSON.parse(body).resourceSpans)
    .flatMap((resource) => resource.scopeSpans)
    .flatMap((scope) => scope.spans)
    .filter((span) => span.traceId === traceId);
  const request = spans.find((span) => span.name === 'GET /api/get_topic');
  const query = spans.find((span) => span.name.startsWith('select'));
  expect(request).toBeDefined();
  expect(query.parentSpanId).toBe(request.spanId);
});
