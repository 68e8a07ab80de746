import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { type MediaSlot, mediaFiles, mediaSlots, type NewMediaFile } from './media.table.ts';

export const findMediaFile = (db: Db, path: string) =>
  mediaFileByPath(db)
    .execute({ path })
    .then(([file]) => file);

const mediaFileByPath = prepared((db) =>
  db
    .select({ contentType: mediaFiles.contentType, bytes: mediaFiles.bytes })
    .from(mediaFiles)
    .where(eq(mediaFiles.path, sql.placeholder('path')))
    .prepare('media_file_by_path'),
);

export const listMediaSlots = (db: Db, names: readonly string[]): Promise<MediaSlot[]> =>
  db
    .select()
    .from(mediaSlots)
    .where(inArray(mediaSlots.name, [...names]))
    .orderBy(asc(mediaSlots.name));

export async function saveMediaFile(db: Db, file: NewMediaFile): Promise<void> {
  await db.insert(mediaFiles).values(file).onConflictDoNothing();
}

export async function saveMediaSlot(db: Db, slot: MediaSlot): Promise<void> {
  await db
    .insert(mediaSlots)
    .values(slot)
    .onConflictDoUpdate({ target: mediaSlots.name, set: slot });
}
