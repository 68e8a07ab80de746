import type { z } from 'zod';
import type { AppContext } from '../context.ts';
import type { Job } from './define-job.ts';

type Handler<Payload extends z.ZodType> = (
  ctx: AppContext,
  payload: z.output<Payload>,
) => Promise<void>;

export type JobEntry = {
  readonly job: Job;
  readonly run: (ctx: AppContext, payload: unknown) => Promise<void>;
};

/** Ties a job to its handler; the stored payload is parsed again, since it may predate this release. */
export const handle = <Payload extends z.ZodType>(
  job: Job<Payload>,
  handler: Handler<Payload>,
): JobEntry => ({
  job,
  run: (ctx, payload) => handler(ctx, job.payload.parse(payload)),
});

export function createRegistry(entries: readonly JobEntry[]): ReadonlyMap<string, JobEntry> {
  const registry = new Map(entries.map((entry) => [entry.job.name, entry]));
  if (registry.size !== entries.length) throw new Error('Two handlers claim the same job');
  return registry;
}
