import type { Failure } from '@app/contract/envelope';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { DomainError } from '../kernel/errors.ts';
import type { App } from './app-instance.ts';

/** The one place where something thrown becomes an answer. */
export function answerErrors(app: App): void {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    if (error instanceof DomainError) {
      return reply.code(error.status).send(failure(error.code, error.message, error.fields));
    }
    if (hasZodFastifySchemaValidationErrors(error)) {
      const fields: Record<string, string[]> = {};
      for (const { instancePath, message } of error.validation) {
        const field = instancePath.split('/')[1] || 'request';
        (fields[field] ??= []).push(message ?? 'Invalid value');
      }
      const first = Object.values(fields)[0]?.[0] ?? 'Invalid request';
      return reply.code(422).send(failure('invalid_request', first, fields));
    }
    // Fastify's own refusals: body too large, unknown content type, broken JSON, timeout, rate limit.
    const status = error.statusCode ?? 500;
    if (status < 500 || status === 503) {
      return reply
        .code(status)
        .send(failure(codes[status] ?? 'bad_request', sentences[status] ?? 'Bad request'));
    }
    request.log.error({ err: error }, 'Unexpected error');
    return reply.code(500).send(failure('internal', 'Something went wrong. Please try again.'));
  });

  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send(failure('not_found', 'There is nothing here.')),
  );
}

const codes: Record<number, string> = {
  408: 'timed_out',
  413: 'too_large',
  415: 'unsupported_type',
  429: 'too_many_requests',
  503: 'busy',
};

const sentences: Record<number, string> = {
  408: 'The request took too long to arrive.',
  413: 'That is more than we can take at once.',
  415: 'We cannot read this kind of data.',
  429: 'Too many tries. Please wait a little and try again.',
  503: 'We are very busy. Please try again in a moment.',
};

const failure = (code: string, message: string, data?: Record<string, string[]>): Failure => ({
  success: 0,
  code,
  message,
  ...(data && { data }),
});
