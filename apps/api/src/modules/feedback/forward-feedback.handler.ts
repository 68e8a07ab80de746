import { brand } from '@app/brand';
import { feedbackReceived } from '@app/emails';
import type { AppContext } from '../../context.ts';
import { getFeedback } from './feedback.queries.ts';

/** The payload is an id, not data: nothing a person wrote is kept in the queue. */
export async function handleForwardFeedback(
  ctx: AppContext,
  { feedbackId }: { feedbackId: string },
): Promise<void> {
  const entry = await getFeedback(ctx.db, feedbackId);
  const message = await feedbackReceived({
    name: entry.name,
    email: entry.email,
    subject: entry.subject,
    message: entry.message,
    rating: entry.rating,
    publicUrl: ctx.publicUrl,
  });
  await ctx.mailer.send(`feedback:${feedbackId}`, brand.feedbackEmail, message, {
    replyTo: entry.email,
  });
}
