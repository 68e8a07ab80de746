import * as limits from '@app/contract/limits';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { noLongerThan } from '../../db/no-longer-than.ts';
import { mediaFiles } from './media.table.ts';

export const topics = pgTable(
  'topics',
  {
    name: text().primaryKey(),
    description: text().notNull().default(''),
    position: integer().notNull(),
    /** Kept by a trigger on posts, so that a page of the list never counts the whole table. */
    postCount: integer('post_count').notNull().default(0),
  },
  (table) => [
    check('topics_count_not_negative', sql`${table.postCount} >= 0`),
    check('topics_name_fits', noLongerThan(table.name, limits.topicMaxLength)),
  ],
);

export const posts = pgTable(
  'posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    url: text().notNull().unique(),
    title: text().notNull(),
    subHeading: text('sub_heading'),
    /** HTML, sanitised when saved and again when shown. */
    content: text().notNull(),
    /** The first words of the content as plain text: what a card shows. */
    excerpt: text().notNull(),
    /** For search engines and shared links. */
    description: text().notNull().default(''),
    topic: text()
      .notNull()
      .references(() => topics.name, { onUpdate: 'cascade' }),
    imagePath: text('image_path')
      .notNull()
      .references(() => mediaFiles.path),
    publishedOn: date('published_on').notNull(),
    /** Title, topic and plain content in lower case: what "contains the text" looks into (spec §2, toolkit). */
    searchText: text('search_text').notNull(),
    updatedAt: timestamp('updated_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('posts_newest').on(table.publishedOn.desc().nullsFirst(), table.id.desc().nullsFirst()),
    index('posts_search').using('gin', sql`${table.searchText} gin_trgm_ops`),
    check('posts_title_fits', noLongerThan(table.title, limits.sentenceMaxLength)),
    check('posts_sub_heading_fits', noLongerThan(table.subHeading, limits.sentenceMaxLength)),
    check('posts_description_fits', noLongerThan(table.description, limits.sentenceMaxLength)),
    check('posts_content_fits', noLongerThan(table.content, limits.articleMaxLength)),
    check('posts_url_fits', noLongerThan(table.url, limits.slugMaxLength)),
    check('posts_url_is_a_slug', sql`${table.url} ~ '^[a-z0-9]+(-[a-z0-9]+)*$'`),
  ],
);

export type NewPost = typeof posts.$inferInsert;
