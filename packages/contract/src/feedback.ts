import { z } from 'zod';
import { Done, failures } from './envelope.ts';
import { emailAddress, numberFromText, personName } from './fields.ts';
import * as limits from './limits.ts';
import { messages } from './messages.ts';
import { defineRoute } from './route.ts';

/** Only these fields are kept. */
export const FeedbackRequest = z.object({
  name: personName(messages.nameRequired),
  email: emailAddress(messages.emailRequired),
  subject: z
    .string(messages.subjectRequired)
    .trim()
    .min(limits.subjectMinLength, messages.subjectRequired)
    .max(limits.subjectMaxLength, messages.subjectTooLong)
    .regex(/^\P{Cc}*$/u, messages.subjectRequired),
  message: z
    .string(messages.messageRequired)
    .trim()
    .min(limits.messageMinLength, messages.messageRequired)
    .max(limits.messageMaxLength, messages.messageTooLong),
  rating: numberFromText(messages.ratingRequired).pipe(
    z
      .int(messages.ratingRequired)
      .min(limits.ratingMin, messages.ratingRequired)
      .max(limits.ratingMax, messages.ratingRequired),
  ),
});
export type FeedbackRequest = z.infer<typeof FeedbackRequest>;

export const sendFeedback = defineRoute({
  method: 'POST',
  path: '/api/feedback',
  summary: 'Takes the feedback form of the contact page.',
  access: 'anyone',
  body: FeedbackRequest,
  replies: { 200: Done, ...failures(422) },
});
