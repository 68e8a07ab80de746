import proxy from '@fastify/http-proxy';
import type { FastifyInstance } from 'fastify';

/** As much as the API takes. Refused here, since it would hang up in the middle of a longer one. */
const largestBody = 256 * 1024;

const tooLarge = {
  success: 0,
  code: 'too_large',
  message: 'That is more than we can take at once.',
};

/** /api and /media, under our own origin. The API counts by the visitor's address, as we see it. */
export async function passOnToApi(app: FastifyInstance, apiUrl: string): Promise<void> {
  for (const prefix of ['/api', '/media']) {
    await app.register(proxy, {
      upstream: apiUrl,
      prefix,
      rewritePrefix: prefix,
      http: { requestOptions: { timeout: 12_000 } },
      preHandler(request, reply, done) {
        if (Number(request.headers['content-length'] ?? 0) <= largestBody) return done();
        return void reply.code(413).header('connection', 'close').send(tooLarge);
      },
      replyOptions: {
        // What the visitor claims to be his address is overwritten.
        rewriteRequestHeaders: (request, given) => ({ ...given, 'x-forwarded-for': request.ip }),
      },
    });
  }
}
