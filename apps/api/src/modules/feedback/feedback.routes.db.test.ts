import { sendFeedback } from '@app/contract/feedback';
import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '../../../test/database.ts';
import { testApp, testContext } from '../../../test/test-app.ts';
import { handleForwardFeedback } from './forward-feedback.handler.ts';

const valid = {
  name: 'आशा',
  email: 'asha@example.in',
  subject: 'Thank you',
  message: 'It helped us talk.',
  rating: 5,
};

test('feedback is kept and handed to the worker, by its id alone', async ({ db }) => {
  const { ctx, jobs } = testContext(db);
  const app = await testApp(ctx);
  const reply = await app.inject({ method: 'POST', url: sendFeedback.path, body: valid });

  expect(reply.json()).toEqual({ success: 1 });
  const { rows } = await db.execute<{ id: string }>(sql`select * from feedback`);
  expect(rows).toMatchObject([valid]);
  expect(jobs).toEqual([
    { name: 'feedback.forward-feedback', payload: { feedbackId: rows[0]!.id } },
  ]);
});

test('the worker sends it to our mailbox, answerable to the writer', async ({ db }) => {
  const { ctx, jobs, mails } = testContext(db);
  await (await testApp(ctx)).inject({ method: 'POST', url: sendFeedback.path, body: valid });
  await handleForwardFeedback(ctx, jobs[0]!.payload as { feedbackId: string });
  expect(mails).toMatchObject([{ to: 'feedback@taalmel.example', replyTo: 'asha@example.in' }]);
  expect(mails[0]!.message.text).toContain('It helped us talk.');
});

test('when the job cannot be added, the feedback is not kept either', async ({ db }) => {
  await db.execute(sql`delete from feedback`);
  const { ctx } = testContext(db, {
    enqueue: async () => {
      throw new Error('queue is away');
    },
  });
  const reply = await (await testApp(ctx)).inject({
    method: 'POST',
    url: sendFeedback.path,
    body: valid,
  });
  expect(reply.statusCode).toBe(500);
  expect((await db.execute(sql`select 1 from feedback`)).rows).toEqual([]);
});

test.for([
  ['a missing rating', { rating: undefined }, 'Please Fill Rating'],
  ['a short subject', { subject: 'x' }, 'Please Enter Some Subject'],
  ['a short message', { message: '' }, 'Please message'],
  ['a wrong address', { email: 'nobody' }, 'Please Enter Your Email'],
] as const)('%s is refused with the words of the form', async ([, change, message], { db }) => {
  const reply = await (await testApp(testContext(db).ctx)).inject({
    method: 'POST',
    url: sendFeedback.path,
    body: { ...valid, ...change },
  });
  expect(reply.statusCode).toBe(422);
  expect(reply.json()).toMatchObject({ success: 0, message });
});

test('fields that are not in the form are not kept', async ({ db }) => {
  await (await testApp(testContext(db).ctx)).inject({
    method: 'POST',
    url: sendFeedback.path,
    body: { ...valid, id: '00000000-0000-4000-8000-000000000000', created_at: '2000-01-01' },
  });
  const { rows } = await db.execute(sql`select 1 from feedback where created_at < '2001-01-01'`);
  expect(rows).toEqual([]);
});

test('the same form is read from multipart and urlencoded data', async ({ db }) => {
  const app = await testApp(testContext(db).ctx);
  const urlencoded = await app.inject({
    method: 'POST',
    url: sendFeedback.path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ ...valid, rating: '5' }).toString(),
  });
  expect(urlencoded.json()).toEqual({ success: 1 });

  const form = new FormData();
  for (const [key, value] of Object.entries(valid)) form.set(key, String(value));
  // As a browser sends it, with its length.
  const encoded = new Response(form);
  const multipart = await app.inject({
    method: 'POST',
    url: sendFeedback.path,
    headers: { 'content-type': encoded.headers.get('content-type')! },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  expect(multipart.json()).toEqual({ success: 1 });
});

test('the sixth message within ten minutes is refused', async ({ db }) => {
  const app = await testApp(testContext(db).ctx);
  const statuses: number[] = [];
  for (let n = 0; n < 6; n += 1) {
    statuses.push(
      (await app.inject({ method: 'POST', url: sendFeedback.path, body: valid })).statusCode,
    );
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});
