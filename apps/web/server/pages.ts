import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ServerBuild } from 'react-router';
import { visitorHeader } from '../app/server/visitor.server.ts';

type Pages = {
  /** Path of the built server. */
  readonly build: string;
  /** Where people reach us. Pages are rendered for it, whatever a Host header says. */
  readonly origin: string;
};

/** Everything that is not a file or the API is a page. */
export async function servePages(app: FastifyInstance, { build, origin }: Pages): Promise<void> {
  // React chooses its build by this when it is first imported, which is below.
  process.env.NODE_ENV ??= 'production';
  const { createRequestHandler } = await import('react-router');
  const render = createRequestHandler((await import(build)) as ServerBuild, 'production');

  await app.register(async (pages) => {
    // A body, if there is one, is the router's to read.
    pages.removeAllContentTypeParsers();
    pages.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    pages.route({
      method: ['GET', 'HEAD', 'POST'],
      url: '/*',
      handler: async (request, reply) => {
        // Several slashes at the start would name another host.
        const path = request.url.replace(/^[/\\]+/, '/');
        if (!URL.canParse(path, origin)) return reply.code(400).send('Bad request');
        const response = await render(toRequest(request, reply, new URL(path, origin)));
        reply.code(response.status).headers(Object.fromEntries(response.headers));
        const cookies = response.headers.getSetCookie();
        if (cookies.length > 0) reply.header('set-cookie', cookies);
        return reply.send(response.body ? Readable.fromWeb(response.body as never) : null);
      },
    });
  });
}

function toRequest(request: FastifyRequest, reply: FastifyReply, url: URL): Request {
  const stop = new AbortController();
  reply.raw.once('close', () => stop.abort());
  const hasBody = request.method === 'POST';
  return new Request(url, {
    method: request.method,
    headers: { ...(request.headers as Record<string, string>), [visitorHeader]: request.ip },
    signal: stop.signal,
    ...(hasBody && {
      body: Readable.toWeb(request.raw) as ReadableStream,
      duplex: 'half' as const,
    }),
  });
}
