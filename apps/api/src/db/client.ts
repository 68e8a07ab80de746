import { drizzle, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type * as schema from './schema.ts';

/** A connection pool or an open transaction: queries do not care which. */
export type Db = PgDatabase<NodePgQueryResultHKT, typeof schema>;

export type DatabaseOptions = {
  readonly url: string;
  readonly poolSize: number;
  readonly applicationName: string;
  /** The server ends any statement that runs longer. */
  readonly statementTimeoutMs: number;
};

export function connectDatabase(options: DatabaseOptions): { db: Db; pool: pg.Pool } {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.poolSize,
    application_name: options.applicationName,
    connectionTimeoutMillis: 2000,
    idleTimeoutMillis: 30_000,
    statement_timeout: options.statementTimeoutMs,
    lock_timeout: options.statementTimeoutMs,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  return { db: drizzle({ client: pool }) as unknown as Db, pool };
}
