import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const forwardFeedback = defineJob({
  name: 'feedback.forward-feedback',
  payload: z.object({ feedbackId: z.uuid() }),
  // With growing pauses this outlasts a mail server that is away for an hour.
  attempts: 20,
});
