import { randomUUID } from 'node:crypto';
import { openapiDocument } from '@app/contract/openapi';
import { sql } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { expect } from 'vitest';
import { test } from '../../test/database.ts';
import { createPost } from '../../test/factories/content.ts';
import { testApp, testContext } from '../../test/test-app.ts';

const call = '/api/get_topic';

test('every answer carries the security headers and a request id', async ({ db }) => {
  const app = await testApp(testContext(db).ctx);
  for (const url of [call, '/api/nothing', '/livez']) {
    const { headers } = await app.inject({ url });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': expect.stringContaining('max-age=31536000'),
    });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-request-id']).toMatch(/[\w-]{8,}/);
  }
});

test('what is not marked public is never stored', async ({ db }) => {
  const app = await testApp(testContext(db).ctx);
  expect((await app.inject({ url: '/api/nothing' })).headers['cache-control']).toBe('no-store');
});

test.for([
  ['an unknown path', { url: '/api/nothing' }, 404, 'not_found'],
  [
    'broken JSON',
    {
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'application/json' },
      payload: '{',
    },
    400,
    'bad_request',
  ],
  [
    'a kind of data we do not read',
    {
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'text/plain' },
      payload: 'x',
    },
    415,
    'unsupported_type',
  ],
  [
    'too much data',
    { method: 'POST', url: '/api/feedback', payload: { message: 'x'.repeat(300_000) } },
    413,
    'too_large',
  ],
  [
    'data nested too deep',
    {
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'application/json' },
      payload: `${'['.repeat(60_000)}${']'.repeat(60_000)}`,
    },
    400,
    'bad_request',
  ],
  [
    'a form without an end',
    {
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb',
    },
    400,
    'bad_request',
  ],
  [
    'a form without a boundary',
    {
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'multipart/form-data' },
      payload: 'x',
    },
    400,
    'bad_request',
  ],
  [
    'a form that is too long',
    {
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: 'x'.repeat(70_000),
    },
    413,
    'too_large',
  ],
  ['an address that cannot be decoded', { url: '/api/%zz' }, 400, 'bad_request'],
  [
    'a poisoned prototype',
    {
      method: 'POST',
      url: '/api/feedback',
      headers: { 'content-type': 'application/json' },
      payload: '{"__proto__":{"x":1}}',
    },
    400,
    'bad_request',
  ],
] as const)('%s is refused in the one failure shape', async ([, request, status, code], { db }) => {
  const reply = await (await testApp(testContext(db).ctx)).inject(request as never);
  expect(reply.statusCode).toBe(status);
  expect(reply.json()).toMatchObject({ success: 0, code, message: expect.any(String) });
});

test('a defect answers a bare 500 and is logged with its request id', async ({ db }) => {
  const lines: string[] = [];
  const broken = new Proxy(db, {
    get: () => {
      throw new Error('secret detail');
    },
  });
  const app = await testApp(testContext(broken).ctx, { lines });
  const reply = await app.inject({ url: call });
  expect(reply.json()).toEqual({
    success: 0,
    code: 'internal',
    message: 'Something went wrong. Please try again.',
  });
  const logged = lines.map((line) => JSON.parse(line)).find((line) => line.level === 'error');
  expect(logged).toMatchObject({
    reqId: reply.headers['x-request-id'],
    err: { message: 'secret detail' },
  });
});

test('limits are shared through Redis', async ({ db }) => {
  const redis = new Redis(process.env.REDIS_URL ?? 'redis://127.0.0.1:6379/9');
  const address = `10.${randomUUID().slice(0, 2).charCodeAt(0)}.${Date.now() % 250}.${process.pid % 250}`;
  const apps = [
    await testApp(testContext(db).ctx, { redis }),
    await testApp(testContext(db).ctx, { redis }),
  ];
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    const reply = await apps[n % 2]!.inject({
      method: 'POST',
      url: '/api/feedback',
      headers: { 'x-forwarded-for': address },
      body: {},
    });
    statuses.push(reply.statusCode);
  }
  await redis.quit();
  // Each application alone has seen three; together they have seen the sixth.
  expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
});

test('a refused caller is told when to come back', async ({ db }) => {
  const app = await testApp(testContext(db).ctx);
  let last = await app.inject({ method: 'POST', url: '/api/feedback', body: {} });
  for (let n = 0; n < 5; n += 1)
    last = await app.inject({ method: 'POST', url: '/api/feedback', body: {} });
  expect(last.json()).toMatchObject({ success: 0, code: 'too_many_requests' });
  expect(Number(last.headers['retry-after'])).toBeGreaterThan(500);
});

test('a stopping server is alive but not ready', async ({ db }) => {
  const app = await testApp(testContext(db).ctx, { isStopping: true });
  expect((await app.inject({ url: '/livez' })).statusCode).toBe(200);
  expect((await app.inject({ url: '/readyz' })).statusCode).toBe(503);
});

test('the metrics name the route, never the address', async ({ db }) => {
  const app = await testApp(testContext(db).ctx);
  await app.inject({ url: `${call}?secret=canary` });
  const { body } = await app.inject({ url: '/metrics' });
  expect(body).toMatch(
    /http_request_seconds_count\{method="GET",route="\/api\/get_topic",status="200"\} \d+/,
  );
  expect(body).not.toContain('canary');
});

test('the contract is served for machines and for people', async ({ db }) => {
  const app = await testApp(testContext(db).ctx);
  expect((await app.inject({ url: '/api/openapi.json' })).json()).toEqual(
    JSON.parse(JSON.stringify(openapiDocument())),
  );
  const page = await app.inject({ url: '/api/docs' });
  expect(page.body).toContain('/api/get_marriage_toolkit');
  expect(page.body).not.toContain('<script');
});

test('a public answer is kept for a moment, with its tag, and then asked for again', async ({
  db,
}) => {
  const app = await testApp(testContext(db).ctx, { publicCacheSeconds: 0.3 });
  const ask = (headers = {}) => app.inject({ url: call, headers });
  const first = await ask();
  await db.execute(sql`insert into topics (name, position) values ('Kept', 1)`);
  const kept = await ask();
  expect(kept.body).toBe(first.body);
  expect(kept.headers).toMatchObject({
    etag: first.headers.etag,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': first.headers['cache-control'],
  });
  expect((await ask({ 'if-none-match': first.headers.etag })).statusCode).toBe(304);
  await new Promise((resolve) => setTimeout(resolve, 350));
  expect((await ask()).body).toContain('Kept');
});

test('an error is never kept', async ({ db }) => {
  let isBroken = true;
  const flaky = new Proxy(db, {
    get: (target, key, receiver) => {
      if (isBroken) throw new Error('away');
      return Reflect.get(target, key, receiver) as unknown;
    },
  });
  const app = await testApp(testContext(flaky).ctx, { publicCacheSeconds: 10 });
  expect((await app.inject({ url: call })).statusCode).toBe(500);
  isBroken = false;
  expect((await app.inject({ url: call })).statusCode).toBe(200);
});

test('what the contract does not know of makes no other copy', async ({ db }) => {
  const app = await testApp(testContext(db).ctx, { publicCacheSeconds: 10 });
  const first = await app.inject({ url: '/api/get_marriage_toolkit?search=copy' });
  await createPost(db, { title: 'A copy' });
  const again = await app.inject({ url: '/api/get_marriage_toolkit?junk=1&search=copy' });
  expect(again.body).toBe(first.body);
});

test('a database that is away is answered with 503, and when to come back', async ({ db }) => {
  const away = new Proxy(db, {
    get: () => {
      throw new Error('Failed query', {
        cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
      });
    },
  });
  const reply = await (await testApp(testContext(away).ctx)).inject({ url: call });
  expect(reply.statusCode).toBe(503);
  expect(reply.headers['retry-after']).toBe('5');
});

test.for([
  ['a-proper-id-1', true],
  ['x', false],
  ['y'.repeat(7000), false],
] as const)('a request id of %s is taken over: %s', async ([id, isTaken], { db }) => {
  const app = await testApp(testContext(db).ctx);
  const reply = await app.inject({ url: call, headers: { 'x-request-id': id } });
  expect(reply.headers['x-request-id'] === id).toBe(isTaken);
});

test('a Redis that hangs slows one call, not all of them', async ({ db }) => {
  let asked = 0;
  const hanging = {
    eval: () => {
      asked += 1;
      return new Promise((_, reject) => setTimeout(reject, 200));
    },
  };
  const app = await testApp(testContext(db).ctx, { redis: hanging as unknown as Redis });
  for (let n = 0; n < 4; n += 1)
    await app.inject({ method: 'POST', url: '/api/feedback', body: {} });
  expect(asked).toBe(1);
});
