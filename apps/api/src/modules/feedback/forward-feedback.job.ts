import { z } from 'zod';
import { defineJob } from '../../jobs/define-job.ts';

export const forwardFeedback = defineJob({
  name: 'feedback.forward-feedback',
  payload: z.object({ feedbackId: z.uuid() }),
  attempts: 8,
});
