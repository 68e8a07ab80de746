import type { Failure } from '@app/contract/envelope';
import type { FastifyReply } from 'fastify';

const refusals: Record<number, readonly [code: string, sentence: string]> = {
  404: ['not_found', 'There is nothing here.'],
  408: ['timed_out', 'The request took too long to arrive.'],
  411: ['length_required', 'Please say how long the form is.'],
  413: ['too_large', 'That is more than we can take at once.'],
  415: ['unsupported_type', 'We cannot read this kind of data.'],
  429: ['too_many_requests', 'Too many tries. Please wait a little and try again.'],
  500: ['internal', 'Something went wrong. Please try again.'],
  503: ['busy', 'We are very busy. Please try again in a moment.'],
};

/** Answers a refusal that says nothing but its status, always in the same words. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  const [code, sentence] = refusals[status] ?? ['bad_request', 'We cannot read this request.'];
  return reply.code(status).send(failure(code, sentence));
}

export const failure = (
  code: string,
  message: string,
  data?: Record<string, string[]>,
): Failure => ({
  success: 0,
  code,
  message,
  ...(data && { data }),
});
