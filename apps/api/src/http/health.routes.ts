import { metrics } from '../metrics.ts';
import type { App } from './app-instance.ts';

export type Readiness = {
  /** Throws, with a reason, when requests could not be answered. */
  readonly check: () => Promise<void>;
  /** Parts that are away but not needed for answering. */
  readonly degraded: () => string[];
  readonly isStopping: () => boolean;
};

/** For the machinery around the product; not under /api, so the web server does not pass them on. */
export function healthRoutes(app: App, readiness: Readiness): void {
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const;

  app.get('/livez', quiet, () => ({ status: 'alive' }));

  app.get('/readyz', quiet, async (request, reply) => {
    if (readiness.isStopping()) return reply.code(503).send({ status: 'stopping' });
    try {
      await readiness.check();
    } catch (err) {
      request.log.error({ err }, 'Not ready');
      return reply.code(503).send({ status: 'not ready' });
    }
    return { status: 'ready', degraded: readiness.degraded() };
  });

  app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(metrics.contentType).send(await metrics.metrics()),
  );
}
