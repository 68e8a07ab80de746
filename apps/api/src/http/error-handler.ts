import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseAway } from '../db/is-database-away.ts';
import { DomainError } from '../kernel/errors.ts';
import type { App } from './app-instance.ts';
import { failure, refuse } from './refuse.ts';

/** The one place where something thrown becomes an answer. */
export function answerErrors(app: App): void {
  app.setErrorHandler<FastifyError>(answerError);
  app.setNotFoundHandler((_request, reply) => refuse(reply, 404));
}

export function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  // The route may have promised a picture that may be kept for ever; a refusal is neither.
  reply.header('cache-control', 'no-store').removeHeader('content-length').type('application/json');

  if (error instanceof DomainError) {
    return reply.code(error.status).send(failure(error.code, error.message, error.fields));
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const fields: Record<string, string[]> = {};
    for (const { instancePath, message } of error.validation) {
      const field = instancePath.split('/')[1] || 'request';
      fields[field] = [...(fields[field] ?? []), message ?? 'Invalid value'];
    }
    const first = Object.values(fields)[0]?.[0] ?? 'Invalid request';
    return reply.code(422).send(failure('invalid_request', first, fields));
  }
  if (isDatabaseAway(error)) {
    request.log.error({ err: error }, 'The database is away');
    return refuse(reply.header('retry-after', '5'), 503);
  }
  // Fastify's own refusals: body too large, unknown content type, broken JSON, timeout, rate limit.
  const status = isBrokenForm(error, request) ? 400 : (error.statusCode ?? 500);
  if (status < 500 || status === 503) return refuse(reply, status);

  request.log.error({ err: error }, 'Unexpected error');
  return refuse(reply, 500);
}

/** The multipart reader throws plain errors at what it cannot read, always before a handler runs. */
const isBrokenForm = (error: FastifyError, request: FastifyRequest) =>
  error.statusCode === undefined &&
  request.body === undefined &&
  request.headers['content-type']?.startsWith('multipart/') === true;
