import { index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';

export const faqs = pgTable(
  'faqs',
  {
    id: uuid().primaryKey().defaultRandom(),
    /** The tab it stands under, by its exact name (spec §2, FAQ). */
    type: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull().default(0),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('faqs_newest').on(table.updatedAt.desc(), table.position)],
);
