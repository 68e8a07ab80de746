import type { z } from 'zod';
import type { Db } from './db/client.ts';
import type { Mailer } from './integrations/smtp/mailer.ts';
import type { MediaStore } from './integrations/storage/media-store.ts';
import type { Job } from './jobs/define-job.ts';

export type Enqueue = <Payload extends z.ZodType>(
  tx: Db,
  job: Job<Payload>,
  payload: z.input<Payload>,
) => Promise<void>;

/** Everything a use case may reach outside its own module. Built once per process, faked in tests. */
export type AppContext = {
  readonly db: Db;
  readonly now: () => Date;
  readonly publicUrl: string;
  readonly mailer: Mailer;
  readonly media: MediaStore;
  /** Adds a job inside the caller's transaction: the job exists if and only if its reason does. */
  readonly enqueue: Enqueue;
};
