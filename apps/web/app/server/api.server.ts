import { type CallInput, type CallReply, createClient } from '@app/contract/client';
import type { RouteContract } from '@app/contract/route';
import { data } from 'react-router';
import { config } from './config.server.ts';

const call = createClient({ baseUrl: config.apiUrl, timeoutMs: 5000 });

type Done<Route extends RouteContract> = Exclude<CallReply<Route>, { success: 0 }>;

/** Asks the API for something public. A refusal becomes the page's error boundary: no screen shows half its data. */
export async function load<const Route extends RouteContract>(
  route: Route,
  input: CallInput<Route> = {} as CallInput<Route>,
): Promise<Done<Route>> {
  const reply = await call(route, ...([input] as never));
  if (typeof reply === 'object' && reply !== null && 'success' in reply && reply.success === 0) {
    throw data(reply, { status: 502 });
  }
  return reply as Done<Route>;
}
