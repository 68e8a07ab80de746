import { z } from 'zod';
import { FilePath, Id, Label, Score, Sentence } from './fields.ts';
import { freeCategory, paidCategory } from './limits.ts';

export const QuestionCategory = z.literal([freeCategory, paidCategory]);
export type QuestionCategory = z.infer<typeof QuestionCategory>;

/** What a result dialog shows: `title` names the readiness band or the personality type. */
export const Result = z.object({ report_id: Id, score: Score, title: Label, summary: Sentence });
export type Result = z.infer<typeof Result>;

/** Loose, because the rest of a report follows its scoring version and is read by the report views alone. */
export const ReportData = z.looseObject({
  score: Score,
  title: Label,
  scoring_version: Label,
  language: z.string().max(10),
});
export type ReportData = z.infer<typeof ReportData>;

/** `report_data` is absent while the test is unfinished; the files follow once they are drawn. */
export const Report = z.object({
  id: Id,
  question_category: QuestionCategory,
  is_completed: z.boolean(),
  report_data: ReportData.nullable(),
  file_path: FilePath.nullable(),
  mobile_file_path: FilePath.nullable(),
});
export type Report = z.infer<typeof Report>;
