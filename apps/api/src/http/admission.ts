import type { App } from './app-instance.ts';
import { refuse } from './refuse.ts';

/** Turns away calls that could not be answered in time anyway, early and cheaply. Films and pictures do not count. */
export function admitAtMost(app: App, limit: number): void {
  let inFlight = 0;
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith('/api/')) return done();
    if (inFlight >= limit) return void refuse(reply.header('retry-after', '2'), 503);
    inFlight += 1;
    // `close` comes exactly once, whether the answer was sent or the visitor left.
    reply.raw.once('close', () => {
      inFlight -= 1;
    });
    done();
  });
}
