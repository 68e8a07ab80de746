import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { apiRoot } from '../kernel/paths.ts';

export type Migration = { readonly name: string; readonly sql: string; readonly hash: string };

const migrationsFolder = join(apiRoot, 'migrations');

/** A file that starts with this line runs statement by statement, for CREATE INDEX CONCURRENTLY. */
const outsideTransaction = '-- outside a transaction';
const anyNumber = 7_264_113;

export function listMigrations(folder = migrationsFolder): Migration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as {
    entries: { tag: string }[];
  };
  return journal.entries.map(({ tag }) => {
    const sql = readFileSync(join(folder, `${tag}.sql`), 'utf8');
    return { name: tag, sql, hash: createHash('sha256').update(sql).digest('hex') };
  });
}

/**
 * Applies what is missing, each file in its own transaction, one process at a time. `lock_timeout` makes a
 * migration give up rather than queue traffic behind it; running it again goes on where it stopped.
 */
export async function migrate(
  databaseUrl: string,
  migrations = listMigrations(),
): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'migrate' });
  await client.connect();
  try {
    await takeTurn(client);
    await client.query(`set lock_timeout = '2s'; set statement_timeout = '15min'`);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, hash text not null, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string; hash: string }>(
      'select name, hash from schema_migrations',
    );
    const applied = new Map(rows.map((row) => [row.name, row.hash]));
    const done: string[] = [];
    for (const migration of migrations) {
      const hash = applied.get(migration.name);
      if (hash && hash !== migration.hash)
        throw new Error(`Migration ${migration.name} was changed after it ran`);
      if (!hash) {
        await apply(client, migration);
        done.push(migration.name);
      }
    }
    return done;
  } finally {
    await client.end();
  }
}

/** Asks again and again instead of waiting in the lock: a waiting statement would block CREATE INDEX CONCURRENTLY. */
async function takeTurn(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ isOurs: boolean }>(
      `select pg_try_advisory_lock(${anyNumber}) as "isOurs"`,
    );
    if (rows[0]!.isOurs) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** An index whose building was broken off stays behind, unusable and in the way of the next try. */
async function dropBrokenIndexes(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'select indexrelid::regclass::text as name from pg_index where not indisvalid',
  );
  for (const { name } of rows) await client.query(`drop index concurrently ${name}`);
}

async function apply(client: pg.Client, { name, sql, hash }: Migration): Promise<void> {
  const statements = sql.split('--> statement-breakpoint');
  const record = () =>
    client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash]);

  if (sql.startsWith(outsideTransaction)) {
    await dropBrokenIndexes(client);
    for (const statement of statements) await client.query(statement);
    await record();
    return;
  }
  await client.query('begin');
  try {
    for (const statement of statements) await client.query(statement);
    await record();
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}
