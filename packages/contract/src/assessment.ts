import { z } from 'zod';
import { Done, failures, list, success } from './envelope.ts';
import { Label, Sentence } from './fields.ts';
import * as limits from './limits.ts';
import { messages } from './messages.ts';
import { QuestionCategory, Result } from './reports.ts';
import { defineRoute } from './route.ts';

const QuestionId = z.int().positive();

/** The place on the scale, from strongly disagree to strongly agree, is the option's id. */
const OptionId = z.int().min(1).max(limits.optionCount);

export const Question = z.object({
  id: QuestionId,
  question: Sentence,
  question_category: QuestionCategory,
  questions_options: z.array(z.object({ id: OptionId, option: Label })).length(limits.optionCount),
  help: Sentence.nullable().describe('The same in plainer words.'),
});
export type Question = z.infer<typeof Question>;

export const getQuestions = defineRoute({
  method: 'GET',
  path: '/api/get_questions/:id',
  summary:
    'The questions of the free test (4, for anyone) or the paid test (5, for who may take it).',
  access: 'anyone',
  params: z.object({ id: z.enum([`${limits.freeCategory}`, `${limits.paidCategory}`]) }),
  replies: { 200: list(Question), ...failures(401, 403, 422) },
});

const answersEachOnce = (answers: readonly { question: number }[]) =>
  new Set(answers.map(({ question }) => question)).size === answers.length;

export const FreeAnswer = z.object({
  question_category: z.literal(limits.freeCategory),
  question: QuestionId,
  answers: z
    .int()
    .min(0)
    .max(limits.freeQuestionCount - 1)
    .describe('Position of the question, from zero.'),
  option_id: OptionId,
});
export type FreeAnswer = z.infer<typeof FreeAnswer>;

/** Complete or refused: a missing answer is never scored as one. */
export const FreeAnswers = z
  .array(FreeAnswer, messages.freeTestIncomplete)
  .length(limits.freeQuestionCount, messages.freeTestIncomplete)
  .refine(answersEachOnce, messages.freeTestIncomplete);
export type FreeAnswers = z.infer<typeof FreeAnswers>;

export const PaidAnswer = z.object({
  question_category: z.literal(limits.paidCategory),
  question: QuestionId,
  question_no: z.int().min(1).max(limits.paidQuestionCount),
  option_id: OptionId,
});
export type PaidAnswer = z.infer<typeof PaidAnswer>;

/** As many as there are so far, none included. */
export const PaidAnswers = z
  .array(PaidAnswer)
  .max(limits.paidQuestionCount)
  .refine(answersEachOnce, 'A question is answered twice');
export type PaidAnswers = z.infer<typeof PaidAnswers>;

export const submitFreeAssessment = defineRoute({
  method: 'POST',
  path: '/api/free_assessment',
  summary: 'Scores the free test of a visitor without keeping whose it is.',
  access: 'anyone',
  body: FreeAnswers,
  replies: { 200: success(z.object({ data: Result })), ...failures(422) },
});

export const recordFreeAssessment = defineRoute({
  method: 'POST',
  path: '/api/assesment',
  summary: 'Scores the free test and keeps it in the account, once per user.',
  access: 'user',
  body: FreeAnswers,
  replies: { 200: success(Result), ...failures(401, 409, 422) },
});

export const checkPaidAssessment = defineRoute({
  method: 'GET',
  path: '/api/paid_assessment_exists',
  summary: 'Whether the user has begun the paid test, and finished it.',
  access: 'user',
  replies: {
    200: success(z.object({ exists: z.boolean(), is_completed: z.boolean() })),
    ...failures(401),
  },
});

export const pauseAssessment = defineRoute({
  method: 'POST',
  path: '/api/pause_assessment',
  summary: 'Saves the answers of the paid test so far; sending them again changes nothing.',
  access: 'user',
  body: PaidAnswers,
  replies: { 200: Done, ...failures(401, 403, 409, 422) },
});

export const resumeAssessment = defineRoute({
  method: 'GET',
  path: '/api/resume_assessment',
  summary: 'The saved answers of the unfinished paid test; none when there is none.',
  access: 'user',
  replies: { 200: list(PaidAnswer.pick({ question: true, option_id: true })), ...failures(401) },
});

export const submitAssessment = defineRoute({
  method: 'POST',
  path: '/api/submit_assessment',
  summary: 'Scores the saved answers of the paid test; refused until all 84 are there.',
  access: 'user',
  replies: {
    200: Result.extend({ success: z.literal(1), message: Sentence }),
    ...failures(401, 403, 409, 422),
  },
});
