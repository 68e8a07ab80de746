import type pg from 'pg';
import { listMigrations } from './migrations.ts';

const latest = listMigrations().at(-1)!.name;

/** Throws unless the database answers and has at least the migrations this build was written for. */
export async function checkDatabase(pool: pg.Pool): Promise<void> {
  const { rowCount } = await pool.query('select 1 from schema_migrations where name = $1', [
    latest,
  ]);
  if (rowCount === 0) throw new Error(`Migration ${latest} has not run`);
}
