import type { Failure } from '@app/contract/envelope';
import type { App } from './app-instance.ts';

const busy: Failure = {
  success: 0,
  code: 'busy',
  message: 'We are very busy. Please try again in a moment.',
};

/** Turns away calls that could not be answered in time anyway, early and cheaply. Films and pictures do not count. */
export function admitAtMost(app: App, limit: number): void {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    if (inFlight >= limit) return void reply.code(503).header('retry-after', '2').send(busy);
    inFlight += 1;
    // `close` comes exactly once, whether the answer was sent or the visitor left.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
}
