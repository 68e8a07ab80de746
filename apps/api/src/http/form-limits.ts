import type { Failure } from '@app/contract/envelope';
import type { App } from './app-instance.ts';

/** Our longest form is a feedback of a few kilobytes. */
const largestForm = 64 * 1024;

const refusal = (code: string, message: string): Failure => ({ success: 0, code, message });

/** The multipart reader knows no limit over all: a form must say how long it is, and be short. */
export function limitForms(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.headers['content-type']?.startsWith('multipart/')) return done();
    const length = request.headers['content-length'];
    if (length === undefined) {
      return void reply
        .code(411)
        .send(refusal('length_required', 'Please say how long the form is.'));
    }
    if (Number(length) > largestForm) {
      return void reply
        .code(413)
        .send(refusal('too_large', 'That is more than we can take at once.'));
    }
    return done();
  });
}
