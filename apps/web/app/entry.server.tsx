import { randomBytes } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';
import { NonceContext } from './lib/nonce.ts';
import type { PageHandle } from './lib/page-handle.ts';
import { contentSecurityPolicy } from './server/content-security-policy.server.ts';
import { wakeOnIntent } from './server/wake-on-intent.server.ts';

export const streamTimeout = 6000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  headers.set('content-type', 'text/html; charset=utf-8');
  headers.set('content-security-policy', contentSecurityPolicy(nonce));
  // A page carries its own nonce, so no shared cache may keep it; the browser asks again each time.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');

  const isQuiet = !isDevelopment && routerContext.staticHandlerContext.matches.some(wakesOnIntent);
  // A robot, and a page that is changed before it is sent, get it in one piece.
  const isWhole = isQuiet || isbot(request.headers.get('user-agent') ?? '');
  return new Promise((resolve, reject) => {
    let code = status;
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <ServerRouter context={routerContext} url={request.url} nonce={nonce} />
      </NonceContext>,
      {
        nonce,
        [isWhole ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough();
          pipe(body);
          if (!isQuiet) {
            resolve(
              new Response(createReadableStreamFromReadable(body), { headers, status: code }),
            );
            return;
          }
          text(body).then(
            (html) => resolve(new Response(wakeOnIntent(html, nonce), { headers, status: code })),
            reject,
          );
        },
        onShellError: reject,
        onError(error) {
          code = 500;
          handleError(error, { request });
        },
      },
    );
    setTimeout(abort, streamTimeout + 1000).unref();
  });
}

const isDevelopment = import.meta.env.DEV;

const wakesOnIntent = ({ route }: { route: { handle?: unknown } }) =>
  (route.handle as PageHandle | undefined)?.wakes === 'on intent';

/** A visitor who leaves is no error; everything else is told once, without the request's content. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  if (request.signal.aborted) return;
  // oxlint-disable-next-line no-console -- the web server's log
  console.error(`${request.method} ${new URL(request.url).pathname}`, error);
}
