import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** A text the contract could not carry must not be stored: one row too long would take its page down. */
export const noLongerThan = (column: AnyColumn, length: number): SQL =>
  sql`char_length(${column}) <= ${sql.raw(String(length))}`;
