import type { FastifyBaseLogger } from 'fastify';
import pino from 'pino';

export type Log = FastifyBaseLogger;

/** What must never reach a log, wherever in a logged object it stands. The test plants a canary in each. */
export const secretKeys = [
  'password',
  'password_confirmation',
  'old_password',
  'token',
  'otp',
  'code',
  'authorization',
  'cookie',
  'set-cookie',
  'name',
  'fullname',
  'email',
  'mobile_number',
  'dob',
  'gender',
  'subject',
  'message',
  'review',
  'user_name',
  'username',
  'mobilenumber',
  'replyto',
  'answers',
  'report_data',
] as const;

const secret = new Set<string>(secretKeys);
/** These keys of an error or a request are about the program, not about a person. */
const errorKeys = ['type', 'message', 'stack', 'code', 'name', 'status', 'statusCode'];

/** These fields of a log line have serializers of their own, which pick what is kept. */
const serialized = new Set(['req', 'res', 'err']);

/** Copies a log line with secrets blotted out. Depth is bounded: a log line is not a database dump. */
function redact(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > 7) return '[deep]';
  if (Array.isArray(value)) return value.slice(0, 20).map((item) => redact(item, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      if (depth === 0 && serialized.has(key)) return [key, item];
      return [key, secret.has(key.toLowerCase()) ? '[redacted]' : redact(item, depth + 1)];
    }),
  );
}

/** Reduces an error to what helps: a database error also carries the values that offended, which must not be kept. */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const described = pino.stdSerializers.err(error) as unknown as Record<string, unknown>;
  const kept = Object.fromEntries(
    errorKeys.flatMap((k) => (k in described ? [[k, described[k]]] : [])),
  );
  const isFromDatabase = 'severity' in error || error.message.startsWith('Failed query');
  const clean = (text: unknown) =>
    typeof text === 'string' && isFromDatabase
      ? text.replace(/\nparams: .*/s, '').replaceAll(/: "[^"]*"/g, ': "…"')
      : text;
  const cause = error.cause instanceof Error ? { cause: describeError(error.cause) } : {};
  return { ...kept, message: clean(error.message), stack: clean(error.stack), ...cause };
}

export function createLog(level: string, destination?: pino.DestinationStream): Log {
  const options: pino.LoggerOptions = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: {
      err: describeError,
      // The path without its query: search terms and one-time links are nobody's business.
      req: (request: { method: string; url: string; id: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0],
      }),
      res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
    },
    hooks: {
      logMethod(args, method) {
        const [first, ...rest] = args as [unknown, ...unknown[]];
        const isPlain = typeof first === 'object' && first !== null && !(first instanceof Error);
        return method.apply(this, [isPlain ? redact(first) : first, ...rest] as typeof args);
      },
    },
  };
  return destination ? pino(options, destination) : pino(options);
}
