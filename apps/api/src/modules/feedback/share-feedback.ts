import type { AppContext } from '../../context.ts';
import { insertFeedback } from './feedback.queries.ts';
import { forwardFeedback } from './forward-feedback.job.ts';

export type ShareFeedback = {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly rating: number;
};

/** Keeps what a visitor wrote and lets the worker carry it to our mailbox. */
export async function shareFeedback(ctx: AppContext, entry: ShareFeedback): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const feedbackId = await insertFeedback(tx, { ...entry, createdAt: ctx.now() });
    await ctx.enqueue(tx, forwardFeedback, { feedbackId });
  });
}
