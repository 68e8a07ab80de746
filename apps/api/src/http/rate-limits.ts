import rateLimit from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import type { App } from './app-instance.ts';

type Count = { current: number; ttl: number };
type Answer = (error: Error | null, count: Count) => void;
type RouteOptions = { routeInfo?: { method?: string; url?: string }; timeWindow?: number };

const countOnce = `
local current = redis.call('INCR', KEYS[1])
if current == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
return {current, redis.call('PTTL', KEYS[1])}`;

const maxKeysInMemory = 50_000;

/**
 * Counts in Redis, so that all processes share a limit; while Redis is away, counts in memory, so that there
 * is always one. Per process that is a laxer limit, never none.
 */
function createRateLimitStore(redis: Redis) {
  const memory = new Map<string, { current: number; endsAt: number }>();

  const countInMemory = (key: string, windowMs: number): Count => {
    const now = Date.now();
    let entry = memory.get(key);
    if (!entry || entry.endsAt <= now) {
      if (memory.size >= maxKeysInMemory) memory.delete(memory.keys().next().value!);
      memory.delete(key);
      entry = { current: 0, endsAt: now + windowMs };
      memory.set(key, entry);
    }
    entry.current += 1;
    return { current: entry.current, ttl: entry.endsAt - now };
  };

  return class Store {
    readonly prefix: string;
    readonly windowMs: number;

    constructor(options: RouteOptions) {
      this.prefix = `limit:${options.routeInfo?.method ?? ''}${options.routeInfo?.url ?? ''}:`;
      this.windowMs = options.timeWindow ?? 60_000;
    }

    incr(key: string, answer: Answer, windowMs: number = this.windowMs): void {
      const full = this.prefix + key;
      void redis
        .eval(countOnce, 1, full, windowMs)
        .then((reply) => {
          const [current, ttl] = reply as [number, number];
          return { current, ttl };
        })
        .catch(() => countInMemory(full, windowMs))
        .then((count) => answer(null, count));
    }

    child(options: RouteOptions): Store {
      return new Store(options);
    }
  };
}

export async function limitRates(app: App, redis: Redis, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: '1 minute',
    store: createRateLimitStore(redis) as never,
    keyGenerator: (request) => request.ip,
    addHeadersOnExceeding: {},
  });
}
