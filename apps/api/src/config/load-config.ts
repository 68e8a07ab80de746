import { join } from 'node:path';
import { z } from 'zod';
import { apiRoot } from '../kernel/paths.ts';

const flag = z.stringbool();

const Env = z.object({
  APP_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(4000),
  WORKER_PORT: z.coerce.number().int().min(0).max(65_535).default(4001),
  /** Addresses of proxies whose X-Forwarded-* headers are believed, separated by commas. */
  TRUSTED_PROXIES: z.string().default('127.0.0.1'),
  /** Requests one address may make, over all calls; some calls are stricter. */
  RATE_LIMIT_PER_MINUTE: z.coerce.number().int().positive().default(1200),
  /** How long this process keeps answers that are the same for everybody; 0 asks the database each time. */
  PUBLIC_CACHE_SECONDS: z.coerce.number().min(0).max(30).default(10),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  PUBLIC_URL: z.url({ protocol: /^https?$/ }).default('http://localhost:3000'),

  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }),
  /** About two per core; more makes each query dearer. */
  DATABASE_POOL: z.coerce.number().int().min(1).max(100).default(4),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }),

  SMTP_URL: z.url({ protocol: /^smtps?$/ }),
  MAIL_FROM: z.string().min(3),

  STORAGE_DRIVER: z.enum(['disk', 's3']).default('disk'),
  /** Seen from the repository's root. */
  STORAGE_DIR: z.string().default('var/media'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().default('ap-south-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY: z.string().optional(),
  S3_SECRET_KEY: z.string().optional(),
  S3_PATH_STYLE: flag.default(false),

  /** Unset: no traces are made. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url().optional(),
  /** How long a stopping server keeps answering while the proxy learns that it is not ready. */
  SHUTDOWN_NOTICE_MS: z.coerce.number().int().min(0).max(8000).default(0),
});

/** Turns the process environment into typed settings, or lists everything wrong with it at once. */
export function loadConfig(env: Record<string, string | undefined>) {
  // An empty value in an .env file means "not set".
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = Env.safeParse(given);
  const faults = parsed.success ? [] : [z.prettifyError(parsed.error)];
  if ((given.STORAGE_DRIVER ?? 'disk') === 's3') {
    for (const name of ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY']) {
      if (!given[name]) faults.push(`✖ ${name} is needed when STORAGE_DRIVER=s3`);
    }
  }
  if (!parsed.success || faults.length > 0) {
    throw new Error(`Invalid environment:\n${faults.join('\n')}`);
  }

  const e = parsed.data;
  return {
    appEnv: e.APP_ENV,
    http: {
      host: e.HOST,
      port: e.PORT,
      trustedProxies: e.TRUSTED_PROXIES.split(',').map((address) => address.trim()),
      requestsPerMinute: e.RATE_LIMIT_PER_MINUTE,
      publicCacheSeconds: e.PUBLIC_CACHE_SECONDS,
      shutdownNoticeMs: e.SHUTDOWN_NOTICE_MS,
    },
    workerPort: e.WORKER_PORT,
    logLevel: e.LOG_LEVEL,
    publicUrl: e.PUBLIC_URL,
    database: { url: e.DATABASE_URL, poolSize: e.DATABASE_POOL },
    redisUrl: e.REDIS_URL,
    mail: { smtpUrl: e.SMTP_URL, from: e.MAIL_FROM },
    storage:
      e.STORAGE_DRIVER === 'disk'
        ? ({ driver: 'disk', dir: join(apiRoot, '../..', e.STORAGE_DIR) } as const)
        : ({
            driver: 's3',
            endpoint: e.S3_ENDPOINT,
            region: e.S3_REGION,
            bucket: e.S3_BUCKET!,
            accessKey: e.S3_ACCESS_KEY!,
            secretKey: e.S3_SECRET_KEY!,
            pathStyle: e.S3_PATH_STYLE,
          } as const),
    tracesEndpoint: e.OTEL_EXPORTER_OTLP_ENDPOINT,
  } as const;
}

export type Config = ReturnType<typeof loadConfig>;
