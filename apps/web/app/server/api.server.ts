import { type CallInput, type CallReply, createClient } from '@app/contract/client';
import type { RouteContract } from '@app/contract/route';
import { data } from 'react-router';
import { config } from './config.server.ts';
import { visitorHeader } from './visitor.server.ts';

type Done<Route extends RouteContract> = Exclude<CallReply<Route>, { success: 0 }>;

/**
 * Asks the API for something public on a visitor's behalf, so that limits count the visitor and not this server.
 * A refusal becomes the page's error boundary: no screen shows half its data.
 */
export function loadFor(request: Request) {
  const visitor = request.headers.get(visitorHeader);
  const call = createClient({
    baseUrl: config.apiUrl,
    timeoutMs: 5000,
    headers: (): Record<string, string> => (visitor ? { 'x-forwarded-for': visitor } : {}),
  });

  return async <const Route extends RouteContract>(
    route: Route,
    input: CallInput<Route> = {} as CallInput<Route>,
  ): Promise<Done<Route>> => {
    const reply = await call(route, ...([input] as never));
    if (typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === 0) {
      throw data(reply, { status: 502 });
    }
    return reply as Done<Route>;
  };
}

/** The list of a reply, or an empty one when it cannot be had; the reason goes to the log. */
export async function orNothing<Item>(reply: Promise<{ data: Item[] }>): Promise<Item[]> {
  try {
    return (await reply).data;
  } catch (error) {
    // oxlint-disable-next-line no-console -- the web server's log
    console.error(
      'A part of the page is missing:',
      error instanceof Error ? error.message : 'refused',
    );
    return [];
  }
}
