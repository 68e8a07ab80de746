import { getMarriageToolkit, getTopic } from '@app/contract/toolkit';
import { sql } from 'drizzle-orm';
import { describe, expect } from 'vitest';
import { test } from '../../../test/database.ts';
import { createPost, createTopic } from '../../../test/factories/content.ts';
import { testApp, testContext } from '../../../test/test-app.ts';
import type { Db } from '../../db/client.ts';

async function get(db: Db, query = '', headers = {}) {
  const app = await testApp(testContext(db).ctx);
  const reply = await app.inject({ url: `${getMarriageToolkit.path}${query}`, headers });
  return {
    reply,
    body:
      reply.statusCode === 200 ? getMarriageToolkit.replies[200].parse(reply.json()) : undefined,
  };
}

describe('the list of articles', () => {
  test('pages through all posts, newest first', async ({ db }) => {
    for (let day = 1; day <= 11; day += 1) {
      await createPost(db, {
        topic: 'Money',
        title: `Day ${day}`,
        publishedOn: `2026-02-${String(day).padStart(2, '0')}`,
      });
    }
    const first = await get(db);
    expect(first.body).toMatchObject({ page: 1, pages: 2, total: 11 });
    expect(first.body!.data.map((post) => post.title)).toEqual(
      [11, 10, 9, 8, 7, 6, 5, 4, 3].map((day) => `Day ${day}`),
    );
    const second = await get(db, '?page=2');
    expect(second.body!.data.map((post) => post.title)).toEqual(['Day 2', 'Day 1']);
  });

  test('a text is found in content, topic or title, whatever its case', async ({ db }) => {
    await createPost(db, { title: 'On Zebras' });
    await createPost(db, { title: 'Other', content: '<p>A zebra crossing.</p>' });
    await createPost(db, { title: 'Third', topic: 'Zebra matters' });
    const { body } = await get(db, '?search=ZEBRA');
    expect(body!.data.map((post) => post.title).sort()).toEqual(['On Zebras', 'Other', 'Third']);
    expect(body).toMatchObject({ total: 3, pages: 1 });
  });

  test('a percent sign is looked for, not obeyed', async ({ db }) => {
    await createPost(db, { title: 'Saving 40% of it' });
    expect((await get(db, '?search=40%25')).body!.total).toBe(1);
    expect((await get(db, '?search=4%25f')).body!.total).toBe(0);
  });

  test('a summary carries the excerpt, the whole carries HTML', async ({ db }) => {
    await createPost(db, { url: 'one-of-a-kind', content: '<p>Whole <b>text</b></p>' });
    const whole = await get(db, '?url=one-of-a-kind');
    expect(whole.body!.data[0]!.content).toBe('<p>Whole <b>text</b></p>');
    const summary = await get(db, '?url=one-of-a-kind&summary=1');
    expect(summary.body!.data[0]!.content).toBe('Some words.');
  });

  test('a character the database cannot store is refused', async ({ db }) => {
    expect((await get(db, '?search=a%00b')).reply.statusCode).toBe(400);
  });

  test('an unknown article is an empty list, not an error', async ({ db }) => {
    expect((await get(db, '?url=nobody')).body).toMatchObject({ data: [], total: 0 });
  });

  test.for(['?page=0', '?page=x', '?per_page=51', `?search=${'x'.repeat(101)}`])(
    '%s is refused and the field is named',
    async (query, { db }) => {
      const { reply } = await get(db, query);
      expect(reply.statusCode).toBe(422);
      expect(reply.json()).toMatchObject({ success: 0, code: 'invalid_request' });
      expect(Object.keys(reply.json().data)).toEqual([query.slice(1).split('=')[0]]);
    },
  );

  test('an unchanged list answers 304 to the tag it gave', async ({ db }) => {
    const { reply } = await get(db, '?search=zebra');
    expect(reply.headers['cache-control']).toContain('s-maxage=20');
    const again = await get(db, '?search=zebra', { 'if-none-match': reply.headers.etag });
    expect(again.reply.statusCode).toBe(304);
    expect(again.reply.body).toBe('');
    await createPost(db, { title: 'One more zebra' });
    const changed = await get(db, '?search=zebra', { 'if-none-match': reply.headers.etag });
    expect(changed.reply.statusCode).toBe(200);
  });
});

test('a topic counts its posts through inserts, moves and deletions', async ({ db }) => {
  const counts = async () =>
    (
      await db.execute<{ name: string; post_count: number }>(
        sql`select name, post_count from topics where name in ('Here', 'There') order by name`,
      )
    ).rows.map((row) => row.post_count);
  await createTopic(db, 'There');
  await createPost(db, { topic: 'Here', url: 'a' });
  await createPost(db, { topic: 'Here', url: 'b' });
  expect(await counts()).toEqual([2, 0]);
  await db.execute(sql`update posts set topic = 'There' where url = 'a'`);
  expect(await counts()).toEqual([1, 1]);
  await db.execute(sql`delete from posts where url in ('a', 'b')`);
  expect(await counts()).toEqual([0, 0]);
});

test('a renamed topic keeps its count', async ({ db }) => {
  await createPost(db, { topic: 'Before', url: 'renamed-1' });
  await createPost(db, { topic: 'Before', url: 'renamed-2' });
  await db.execute(sql`update topics set name = 'After' where name = 'Before'`);
  const { rows } = await db.execute(sql`select post_count from topics where name = 'After'`);
  expect(rows).toEqual([{ post_count: 2 }]);
});

test('topics come in the order staff gave them', async ({ db }) => {
  await db.execute(sql`insert into topics (name, position) values ('Second', -1), ('First', -2)`);
  const app = await testApp(testContext(db).ctx);
  const body = getTopic.replies[200].parse((await app.inject({ url: getTopic.path })).json());
  expect(body.data.slice(0, 2).map(({ name }) => name)).toEqual(['First', 'Second']);
});

test('the list is read in the order of its index, never sorted', async ({ db }) => {
  const { rows } = await db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return tx.execute<{ 'QUERY PLAN': string }>(
      sql`explain select id from posts order by published_on desc, id desc limit 9`,
    );
  });
  const plan = rows.map((row) => row['QUERY PLAN']).join();
  expect(plan).toContain('posts_newest');
  expect(plan).not.toContain('Sort');
});
