import type { App } from './app-instance.ts';
import { refuse } from './refuse.ts';

/** Our longest form is a feedback of a few kilobytes. */
const largestForm = 64 * 1024;

/** The multipart reader knows no limit over all: a form must say how long it is, and be short. */
export function limitForms(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) return done();
    const length = request.headers['content-length'];
    if (length === undefined) return void refuse(reply, 411);
    if (Number(length) > largestForm) return void refuse(reply, 413);
    return done();
  });
}
