import pg from 'pg';
import { inject, test as plain } from 'vitest';
import { connectDatabase, type Db } from '../src/db/client.ts';
import { dropDatabase } from '../src/db/ensure-database.ts';

type Database = { readonly url: string; readonly db: Db; readonly pool: pg.Pool };

let copies = 0;

/** `test` with a database of the file's own: real commits, real concurrency, nothing shared. */
export const test = plain.extend<{ $file: { database: Database }; $test: { db: Db } }>({
  database: [
    // oxlint-disable-next-line no-empty-pattern -- vitest reads the names of the first parameter
    async ({}, use) => {
      const template = new URL(inject('databaseUrl'));
      const url = `${template.href}_${process.pid}_${++copies}`;
      const admin = new pg.Client({ connectionString: new URL('/postgres', template).href });
      await admin.connect();
      await admin.query(
        `create database ${admin.escapeIdentifier(url.split('/').at(-1)!)} template ${admin.escapeIdentifier(template.pathname.slice(1))}`,
      );
      await admin.end();

      const connected = connectDatabase({
        url,
        poolSize: 4,
        applicationName: 'test',
        statementTimeoutMs: 5000,
      });
      await use({ url, ...connected });
      await connected.pool.end();
      await dropDatabase(url);
    },
    { scope: 'file' },
  ],
  db: ({ database }, use) => use(database.db),
});
