import { DomainError } from '../kernel/errors.ts';
import type { App } from './app-instance.ts';

class UnreadableData extends DomainError {
  override readonly name = 'UnreadableData';
  readonly status = 400;
  readonly code = 'bad_request';
}

/** No call of ours is nested deeper than five. */
const deepest = 20;

/**
 * Refuses what no person sends and no code of ours should meet: the NUL character, which PostgreSQL cannot store,
 * and data nested so deep that walking it would be an attack.
 */
export function refuseNul(app: App): void {
  app.addHook('preValidation', (request, _reply, done) => {
    const isOdd = isUnreadable([request.params, request.query, request.body]);
    done(isOdd ? new UnreadableData('We cannot read this data.') : undefined);
  });
}

/** Walks level by level, not by calling itself: a hostile depth must not overflow the stack. */
function isUnreadable(values: unknown[]): boolean {
  let level = values;
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > deepest) return true;
    if (level.some((value) => typeof value === 'string' && value.includes('\0'))) return true;
    level = level
      .filter((value): value is object => typeof value === 'object' && value !== null)
      .filter((value) => !Buffer.isBuffer(value))
      .flatMap((value) => Object.values(value));
  }
  return false;
}
