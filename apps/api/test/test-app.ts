import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { buildApp } from '../src/app.ts';
import type { AppContext, Enqueue } from '../src/context.ts';
import type { Db } from '../src/db/client.ts';
import type { App } from '../src/http/app-instance.ts';
import type { Message } from '../src/integrations/smtp/mailer.ts';
import { createMediaStore } from '../src/integrations/storage/media-store.ts';
import { createLog } from '../src/log.ts';

export type SentMail = { key: string; to: string; message: Message; replyTo?: string | undefined };
export type EnqueuedJob = { name: string; payload: unknown };

/** What a use case reaches in tests: the real database and disk; only mail and the queue are kept in lists. */
export function testContext(db: Db, overrides: Partial<AppContext> = {}) {
  const mails: SentMail[] = [];
  const jobs: EnqueuedJob[] = [];
  const enqueue: Enqueue = async (_tx, job, payload) => {
    jobs.push({ name: job.name, payload: job.payload.parse(payload) });
  };
  const ctx: AppContext = {
    db,
    now: () => new Date('2026-11-15T06:00:00Z'),
    publicUrl: 'https://taalmel.example',
    media: createMediaStore({ driver: 'disk', dir: mkdtempSync(join(tmpdir(), 'taalmel-media-')) }),
    mailer: {
      send: async (key, to, message, options) => {
        mails.push({ key, to, message, replyTo: options?.replyTo });
      },
    },
    enqueue,
    ...overrides,
  };
  return { ctx, mails, jobs };
}

/** The whole application, injected into instead of listened to. Each one counts its rate limits afresh. */
export async function testApp(
  ctx: AppContext,
  {
    redis = unreachableRedis(),
    isStopping = false,
    lines,
    publicCacheSeconds = 0,
  }: TestAppOptions = {},
): Promise<App> {
  return buildApp({
    ctx,
    redis,
    log: createLog(lines ? 'info' : 'silent', lines && { write: (line) => void lines.push(line) }),
    trustedProxies: ['127.0.0.1'],
    requestsPerMinute: 600,
    publicCacheSeconds,
    readiness: { check: async () => undefined, degraded: () => [], isStopping: () => isStopping },
  });
}

type TestAppOptions = {
  redis?: Redis;
  isStopping?: boolean;
  lines?: string[];
  publicCacheSeconds?: number;
};

/** Fails at once, so limits are counted in memory, per application. */
function unreachableRedis(): Redis {
  const redis = new Redis({
    port: 1,
    lazyConnect: true,
    enableOfflineQueue: false,
    retryStrategy: () => null,
  });
  redis.on('error', () => undefined);
  return redis;
}
