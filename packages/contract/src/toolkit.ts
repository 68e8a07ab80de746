import { z } from 'zod';
import { failures, list } from './envelope.ts';
import { FilePath, Html, Id, Label, numberFromText } from './fields.ts';
import * as limits from './limits.ts';
import { defineRoute } from './route.ts';

export const ToolkitPost = z.object({
  title: z.string().max(limits.sentenceMaxLength),
  content: Html,
  image_path: FilePath,
  date: z.iso.date(),
  topic: z.string().max(limits.topicMaxLength),
  subHeading: z.string().max(limits.sentenceMaxLength).nullable(),
  description: z
    .string()
    .max(limits.sentenceMaxLength)
    .describe('For search engines and shared links.'),
  url: z.string().max(limits.slugMaxLength).describe('The slug of the article.'),
});
export type ToolkitPost = z.infer<typeof ToolkitPost>;

const wholeNumber = (max: number) =>
  numberFromText('Please enter a number').pipe(z.int().min(1).max(max));

export const ToolkitQuery = z.object({
  page: wholeNumber(limits.articlePageMax).default(1),
  per_page: wholeNumber(limits.articlesPerPageMax).default(limits.articlesPerPage),
  search: z.string().trim().max(limits.searchMaxLength).optional(),
  topic: z.string().trim().max(limits.topicMaxLength).optional(),
  url: z.string().max(limits.slugMaxLength).optional().describe('Only the article of this slug.'),
  summary: z.literal('1').optional().describe('Content is a short plain-text excerpt, not HTML.'),
});
export type ToolkitQuery = z.infer<typeof ToolkitQuery>;

export const getMarriageToolkit = defineRoute({
  method: 'GET',
  path: '/api/get_marriage_toolkit',
  summary: 'Articles of the Marriage Toolkit, newest first, a page at a time.',
  access: 'anyone',
  query: ToolkitQuery,
  replies: {
    200: list(ToolkitPost).extend({
      page: z.int().min(1),
      pages: z.int().nonnegative(),
      total: z.int().nonnegative(),
    }),
    ...failures(422),
  },
});

export const Topic = z.object({ id: Id, name: Label });
export type Topic = z.infer<typeof Topic>;

export const getTopic = defineRoute({
  method: 'GET',
  path: '/api/get_topic',
  summary: 'The topics of the Marriage Toolkit; a screen shows them in reverse.',
  access: 'anyone',
  replies: { 200: list(Topic), ...failures() },
});
