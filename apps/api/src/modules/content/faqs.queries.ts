import { asc, desc } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { prepared } from '../../db/prepared.ts';
import { faqs } from './faqs.table.ts';

const faqsNewestFirst = prepared((db) =>
  db
    .select()
    .from(faqs)
    .orderBy(desc(faqs.updatedAt), asc(faqs.position))
    .limit(500)
    .prepare('faqs'),
);

export const listFaqs = (db: Db) => faqsNewestFirst(db).execute();

export async function replaceFaqs(db: Db, list: (typeof faqs.$inferInsert)[]): Promise<void> {
  await db.delete(faqs);
  if (list.length > 0) await db.insert(faqs).values(list);
}
