import { forwardFeedback } from '../modules/feedback/forward-feedback.job.ts';
import type { Job } from './define-job.ts';

/** Every job there is, by definition only: the server makes queues of them without loading a handler. */
export const allJobs: readonly Job[] = [forwardFeedback];
