import { labelMaxLength, sentenceMaxLength } from '@app/contract/limits';
import { check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { noLongerThan } from '../../db/no-longer-than.ts';

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
  (table) => [
    index('faqs_newest').on(table.updatedAt.desc().nullsFirst(), table.position),
    check('faqs_type_fits', noLongerThan(table.type, labelMaxLength)),
    check('faqs_question_fits', noLongerThan(table.question, sentenceMaxLength)),
  ],
);
