import { handleForwardFeedback } from '../modules/feedback/forward-feedback.handler.ts';
import { forwardFeedback } from '../modules/feedback/forward-feedback.job.ts';
import { createRegistry, handle } from './registry.ts';

export const handlers = createRegistry([handle(forwardFeedback, handleForwardFeedback)]);
