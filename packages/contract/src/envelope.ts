import { z } from 'zod';

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

/** The answer of a call whose reply carries nothing but the fact that it worked. */
export const Done = z.object({ success: z.literal(1), message: z.string().optional() });
