import { eq } from 'drizzle-orm';
import type { Db } from '../../db/client.ts';
import { type Feedback, feedback, type NewFeedback } from './feedback.table.ts';

export async function insertFeedback(db: Db, entry: NewFeedback): Promise<string> {
  const [inserted] = await db.insert(feedback).values(entry).returning({ id: feedback.id });
  return inserted!.id;
}

export async function getFeedback(db: Db, id: string): Promise<Feedback> {
  const [found] = await db.select().from(feedback).where(eq(feedback.id, id));
  if (!found) throw new Error(`Feedback ${id} does not exist`);
  return found;
}
