import { expect } from 'vitest';
import { test } from '../../../test/database.ts';
import { createMediaFile } from '../../../test/factories/content.ts';
import { testApp, testContext } from '../../../test/test-app.ts';
import { saveMedia } from './save-media.ts';

test('a stored file is answered with its type, for ever, and without rights of its own', async ({
  db,
}) => {
  const { ctx } = testContext(db);
  const path = await saveMedia(ctx, 'site', 'dot.svg', Buffer.from('<svg/>'));
  const reply = await (await testApp(ctx)).inject({ url: `/media/${path}` });
  expect(reply.body).toBe('<svg/>');
  expect(reply.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(reply.headers['content-security-policy']).toContain('sandbox');
});

test('a part of a film is answered as a part', async ({ db }) => {
  const { ctx } = testContext(db);
  const path = await saveMedia(ctx, 'site', 'film.mp4', Buffer.from('0123456789'));
  const reply = await (await testApp(ctx)).inject({
    url: `/media/${path}`,
    headers: { range: 'bytes=2-5' },
  });
  expect(reply.statusCode).toBe(206);
  expect(reply.body).toBe('2345');
  expect(reply.headers['content-range']).toBe('bytes 2-5/10');
});

test('the same bytes are stored once; changed bytes get another address', async ({ db }) => {
  const { ctx } = testContext(db);
  const one = await saveMedia(ctx, 'site', 'dot.svg', Buffer.from('one'));
  expect(await saveMedia(ctx, 'site', 'dot.svg', Buffer.from('one'))).toBe(one);
  expect(await saveMedia(ctx, 'site', 'dot.svg', Buffer.from('two'))).not.toBe(one);
});

test.for([
  '../../package.json',
  '%2e%2e/%2e%2e/package.json',
  'site/nothing.svg',
  'site/\0.svg',
  '..%2f..%2fetc%2fpasswd',
])('%s leads nowhere', async (path, { db }) => {
  const reply = await (await testApp(testContext(db).ctx)).inject({ url: `/media/${path}` });
  expect([400, 404]).toContain(reply.statusCode);
});

test('a file whose bytes are gone is a plain refusal, whole or in part, and is not kept', async ({
  db,
}) => {
  const { ctx } = testContext(db);
  const path = await createMediaFile(db, 'site/gone.svg');
  const app = await testApp(ctx);
  for (const headers of [{}, { range: 'bytes=0-3' }]) {
    const reply = await app.inject({ url: `/media/${path}`, headers });
    expect(reply.statusCode).toBe(500);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json()).toMatchObject({ success: 0, code: 'internal' });
  }
});
