import { z } from 'zod';
import { sentenceMaxLength } from './limits.ts';

/** Every refusal and every defect answers in this shape. `data` holds messages by field, when a field is to blame. */
export const Failure = z
  .object({
    success: z.literal(0),
    code: z.string().describe('Stable and machine-readable, in snake_case.'),
    message: z.string().describe('A sentence that may be shown.'),
    data: z.record(z.string(), z.array(z.string())).optional(),
  })
  .meta({ id: 'Failure' });
export type Failure = z.infer<typeof Failure>;

export const success = <Data extends z.ZodType>(data: Data) =>
  z.object({ success: z.literal(1), data });

export const list = <Item extends z.ZodType>(item: Item) => success(z.array(item));

const Message = z.string().max(sentenceMaxLength);

/** The answer of a call whose reply carries nothing but the fact that it worked. */
export const Done = z.object({ success: z.literal(1), message: Message.optional() });
export type Done = z.infer<typeof Done>;

/** The same where a screen shows the server's sentence. */
export const DoneWithMessage = Done.required({ message: true });
export type DoneWithMessage = z.infer<typeof DoneWithMessage>;

/** The refusals of a call by status. Too many requests and a defect of ours can meet any call. */
export function failures<Status extends number = never>(
  ...statuses: Status[]
): Record<Status | 429 | 500, typeof Failure> {
  const entries = [...statuses, 429, 500].map((status) => [status, Failure]);
  return Object.fromEntries(entries) as Record<Status | 429 | 500, typeof Failure>;
}
