import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Every picture and film the site may show. Content rows point here, so a page cannot name a foreign address. */
export const mediaFiles = pgTable(
  'media_files',
  {
    /** Key in the store, with a hash of the bytes in it: a changed picture has another key, so caches may keep it. */
    path: text().primaryKey(),
    contentType: text('content_type').notNull(),
    bytes: integer().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    check('media_files_path_is_plain', sql`${table.path} ~ '^[a-z0-9][a-z0-9/._-]{0,199}$'`),
    check('media_files_path_stays_inside', sql`${table.path} !~ '[.][.]'`),
  ],
);

/** Which file fills which named place of the site (spec §3, media item). */
export const mediaSlots = pgTable(
  'media_slots',
  {
    name: text().primaryKey(),
    imagePath: text('image_path')
      .notNull()
      .references(() => mediaFiles.path),
    /** The same film in a smaller format, for browsers that know it. */
    alternativePath: text('alternative_path').references(() => mediaFiles.path),
    /** What shows before a film, or instead of it. */
    posterPath: text('poster_path').references(() => mediaFiles.path),
  },
  (table) => [
    check(
      'media_slots_known_names',
      sql`${table.name} in ('imageDesktopHome', 'imageMobileHome', 'imageDesktopLogin', 'imageMobileLogin', 'imageDesktopSignup', 'imageMobileSignUp')`,
    ),
  ],
);

export type NewMediaFile = typeof mediaFiles.$inferInsert;
export type MediaSlot = typeof mediaSlots.$inferSelect;
