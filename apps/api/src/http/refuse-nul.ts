import { DomainError } from '../kernel/errors.ts';
import type { App } from './app-instance.ts';

class UnreadableText extends DomainError {
  override readonly name = 'UnreadableText';
  readonly status = 400;
  readonly code = 'bad_request';
}

/** PostgreSQL cannot store the NUL character; no person types it. Refused here, it can never become a defect. */
export function refuseNul(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const hasIt = [request.params, request.query, request.body].some(containsNul);
    done(hasIt ? new UnreadableText('We cannot read this text.') : undefined);
  });
}

function containsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.values(value).some(containsNul);
}
