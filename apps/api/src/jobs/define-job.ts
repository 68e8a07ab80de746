import type { z } from 'zod';

export type Job<Payload extends z.ZodType = z.ZodType> = {
  /** `module.verb-noun`. It is stored with waiting jobs, so it is never renamed. */
  readonly name: string;
  readonly payload: Payload;
  /** Tries in all, the first one included; then the job goes to the dead letters. */
  readonly attempts: number;
};

export const defineJob = <Payload extends z.ZodType>(job: Job<Payload>): Job<Payload> => job;
