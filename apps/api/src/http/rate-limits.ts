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
const restMs = 5000;

/**
 * The limit over all calls is counted in memory, per process: it stops floods and must cost nothing. A limit that a
 * route sets for itself guards something (codes, passwords, money), so it is counted in Redis, where all processes
 * share it; while Redis is away it is counted in memory too. That is laxer, never none.
 */
function createRateLimitStore(redis: Redis) {
  const memory = createMemoryCounter();
  let awayUntil = 0;

  return class Store {
    readonly prefix: string;
    readonly windowMs: number;
    readonly isShared: boolean;

    constructor(options: RouteOptions, isShared = false) {
      this.prefix = `limit:${options.routeInfo?.method ?? ''}${options.routeInfo?.url ?? ''}:`;
      this.windowMs = options.timeWindow ?? 60_000;
      this.isShared = isShared;
    }

    incr(key: string, answer: Answer, windowMs: number = this.windowMs): void {
      const full = this.prefix + key;
      if (!this.isShared || Date.now() < awayUntil) return answer(null, memory(full, windowMs));
      void redis
        .eval(countOnce, 1, full, windowMs)
        .then((reply) => {
          const [current, ttl] = reply as [number, number];
          return { current, ttl };
        })
        .catch(() => {
          // A Redis that hangs must not slow every call down: it is left alone for a while.
          awayUntil = Date.now() + restMs;
          return memory(full, windowMs);
        })
        .then((count) => answer(null, count));
    }

    child(options: RouteOptions): Store {
      return new Store(options, true);
    }
  };
}

function createMemoryCounter(): (key: string, windowMs: number) => Count {
  const entries = new Map<string, { current: number; endsAt: number }>();
  return (key, windowMs) => {
    const now = Date.now();
    let entry = entries.get(key);
    if (!entry || entry.endsAt <= now) {
      entries.delete(key);
      // The oldest makes room: a flood of addresses must not fill the memory.
      if (entries.size >= maxKeysInMemory) entries.delete(entries.keys().next().value!);
      entry = { current: 0, endsAt: now + windowMs };
      entries.set(key, entry);
    }
    entry.current += 1;
    return { current: entry.current, ttl: entry.endsAt - now };
  };
}

export async function limitRates(app: App, redis: Redis, perMinute: number): Promise<void> {
  await app.register(rateLimit, {
    global: true,
    max: perMinute,
    timeWindow: '1 minute',
    store: createRateLimitStore(redis) as never,
    keyGenerator: (request) => request.ip,
  });
}
