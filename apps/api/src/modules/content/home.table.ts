import { labelMaxLength, sentenceMaxLength } from '@app/contract/limits';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  pgEnum,
  pgTable,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { noLongerThan } from '../../db/no-longer-than.ts';
import { mediaFiles } from './media.table.ts';

export const bannerPlace = pgEnum('banner_place', ['top', 'middle']);

export const banners = pgTable(
  'banners',
  {
    id: uuid().primaryKey().defaultRandom(),
    place: bannerPlace().notNull(),
    title: text().notNull(),
    content: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    index('banners_by_place').on(table.place, table.position),
    check('banners_title_fits', noLongerThan(table.title, sentenceMaxLength)),
  ],
);

export const homeQuestions = pgTable(
  'home_questions',
  {
    id: uuid().primaryKey().defaultRandom(),
    question: text().notNull(),
    answer: text().notNull(),
    imagePath: text('image_path')
      .notNull()
      .references(() => mediaFiles.path),
    /** The page shows the list reversed (spec §7), so the lowest position comes last. */
    position: integer().notNull(),
  },
  (table) => [
    check('home_questions_question_fits', noLongerThan(table.question, sentenceMaxLength)),
  ],
);

export const trustCards = pgTable(
  'trust_cards',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    /** HTML list items, sanitised when saved. */
    content: text().notNull(),
    imagePath: text('image_path')
      .notNull()
      .references(() => mediaFiles.path),
    position: integer().notNull(),
  },
  (table) => [check('trust_cards_title_fits', noLongerThan(table.title, sentenceMaxLength))],
);

export const reviews = pgTable(
  'reviews',
  {
    id: uuid().primaryKey().defaultRandom(),
    userName: text('user_name').notNull(),
    gender: text().notNull(),
    review: text().notNull(),
    rating: smallint().notNull(),
    /** Written by us to show the page. Never loaded in production. */
    isSample: boolean('is_sample').notNull().default(false),
    /** A paying user wrote it and staff approved it; only then does the page say "Verified Customer". */
    isVerifiedCustomer: boolean('is_verified_customer').notNull().default(false),
    approvedAt: timestamp('approved_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('reviews_shown')
      .on(table.createdAt.desc().nullsFirst())
      .where(sql`${table.approvedAt} is not null`),
    check('reviews_review_fits', noLongerThan(table.review, sentenceMaxLength)),
    check('reviews_user_name_fits', noLongerThan(table.userName, labelMaxLength)),
    check('reviews_rating_in_range', sql`${table.rating} between 1 and 5`),
    check(
      'reviews_sample_is_not_verified',
      sql`not (${table.isSample} and ${table.isVerifiedCustomer})`,
    ),
    check(
      'reviews_verified_is_approved',
      sql`not ${table.isVerifiedCustomer} or ${table.approvedAt} is not null`,
    ),
  ],
);

export type BannerPlace = (typeof bannerPlace.enumValues)[number];
