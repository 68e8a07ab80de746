import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { test } from '../../test/database.ts';
import { listMigrations, migrate } from './migrations.ts';
import { checkDatabase } from './readiness.ts';

const extra = (name: string, text: string) => ({ name, sql: text, hash: `hash-of-${text}` });

test('running again changes nothing', async ({ database }) => {
  expect(await migrate(database.url)).toEqual([]);
});

test('a migration that fails half-way leaves nothing behind', async ({ database }) => {
  const broken = extra(
    '9000_broken',
    'create table half (id int);--> statement-breakpoint\nselect nonsense',
  );
  await expect(migrate(database.url, [...listMigrations(), broken])).rejects.toThrow('nonsense');
  const { rows } = await database.db.execute(sql`select to_regclass('half') as half`);
  expect(rows).toEqual([{ half: null }]);
});

test('a file that was changed after it ran is refused', async ({ database }) => {
  const [first, ...rest] = listMigrations();
  await expect(migrate(database.url, [{ ...first!, hash: 'other' }, ...rest])).rejects.toThrow(
    'changed',
  );
});

test('two processes migrating at once apply each file once', async ({ database }) => {
  const list = [...listMigrations(), extra('9001_once', 'create table once (id int)')];
  const done = await Promise.all([migrate(database.url, list), migrate(database.url, list)]);
  expect(done.flat()).toEqual(['9001_once']);
});

test('a blocked migration gives up after two seconds instead of queueing traffic', async ({
  database,
}) => {
  const holder = await database.pool.connect();
  await holder.query('begin; lock table feedback');
  const started = Date.now();
  await expect(
    migrate(database.url, [
      ...listMigrations(),
      extra('9002_blocked', 'alter table feedback add column x int'),
    ]),
  ).rejects.toThrow('lock timeout');
  expect(Date.now() - started).toBeLessThan(4000);
  await holder.query('rollback');
  holder.release();
});

test('an index can be built without blocking writes', async ({ database }) => {
  const migration = extra(
    '9003_concurrent',
    '-- outside a transaction\ncreate index concurrently feedback_by_rating on feedback (rating)',
  );
  expect(await migrate(database.url, [...listMigrations(), migration])).toEqual([
    '9003_concurrent',
  ]);
});

test('a database that lacks the newest migration is not ready', async ({ database }) => {
  await expect(checkDatabase(database.pool)).resolves.toBeUndefined();
  await database.db.execute(
    sql`delete from schema_migrations where name = ${listMigrations().at(-1)!.name}`,
  );
  await expect(checkDatabase(database.pool)).rejects.toThrow('has not run');
});
