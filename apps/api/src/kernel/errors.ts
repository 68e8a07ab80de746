/**
 * A refusal the caller is meant to see. Anything else that is thrown is a defect: it is logged
 * as one and answered with a bare 500.
 */
export abstract class DomainError extends Error {
  abstract readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 422 | 429 | 503;
  abstract readonly code: string;
  /** Messages by field, when a field is to blame. */
  readonly fields?: Record<string, string[]>;
}
