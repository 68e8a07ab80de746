import type { z } from 'zod';
import { Failure } from './envelope.ts';
import type { RouteContract } from './route.ts';

/** A query whose every field may be left out may itself be left out; params and a body may not. */
type Part<Route, Key extends 'params' | 'query' | 'body'> =
  Route extends Readonly<Record<Key, infer Schema extends z.ZodType>>
    ? Key extends 'query'
      ? Partial<z.input<Schema>> extends z.input<Schema>
        ? { [K in Key]?: z.input<Schema> }
        : { [K in Key]: z.input<Schema> }
      : { [K in Key]: z.input<Schema> }
    : { [K in Key]?: never };

export type CallInput<Route extends RouteContract> = Part<Route, 'params'> &
  Part<Route, 'query'> &
  Part<Route, 'body'> & { signal?: AbortSignal | undefined };

export type CallReply<Route extends RouteContract> = z.output<Route['replies'][200]> | Failure;

type Arguments<Route extends RouteContract> =
  Partial<CallInput<Route>> extends CallInput<Route>
    ? [input?: CallInput<Route>]
    : [input: CallInput<Route>];

export type Call = <const Route extends RouteContract>(
  route: Route,
  ...input: Arguments<Route>
) => Promise<CallReply<Route>>;

type ClientOptions = {
  /** Empty in a browser that is served from the same origin. */
  readonly baseUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Asked before each call, since a token lives shorter than a client. */
  readonly headers?: (route: RouteContract) => Record<string, string>;
  readonly timeoutMs?: number;
};

/** The API answered, but not what the contract says: a defect, never a reason to try again. */
export class BrokenContract extends Error {
  override readonly name = 'BrokenContract';
}

/** No answer from the API: no network, too slow, or only the gateway before it spoke. Trying later may help. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
}

/** A refusal by the API is returned, not thrown; the caller's own abort is thrown as it came. */
export function createClient(options: ClientOptions): Call {
  const { baseUrl, fetch = globalThis.fetch, headers = () => ({}), timeoutMs = 15_000 } = options;

  return async (route, ...[input = {}]) => {
    const { params, query, body, signal } = input as LooseInput;
    const what = `${route.method} ${route.path}`;
    const timeout = AbortSignal.timeout(timeoutMs);
    const request: RequestInit = {
      method: route.method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers(route),
      },
      body: body === undefined ? null : JSON.stringify(body),
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    };
    const address = baseUrl + fillPath(route.path, params) + queryText(query);

    const answer = await fetch(address, request)
      .then(async (response) => ({ status: response.status, text: await response.text() }))
      .catch((cause: unknown) => {
        if (signal?.aborted) throw cause;
        throw new Unreachable(`${what} got no answer`, { cause });
      });

    const schema = answer.status < 300 ? route.replies[200] : Failure;
    const reply = schema.safeParse(parseJson(answer.text));
    if (reply.success) return reply.data as CallReply<typeof route>;

    const problem = `${what} answered ${answer.status}, not as agreed`;
    if ([502, 503, 504].includes(answer.status)) throw new Unreachable(problem);
    throw new BrokenContract(problem, { cause: reply.error });
  };
}

type LooseInput = {
  params?: Record<string, string>;
  query?: Record<string, unknown>;
  body?: unknown;
  signal?: AbortSignal;
};

/** A segment of nothing or only dots would change which path is called, and no encoding prevents it. */
function fillPath(path: string, params: Record<string, string> = {}): string {
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name] ?? '';
    if (/^\.{0,2}$/.test(value)) throw new RangeError(`"${value}" cannot stand in ${path}`);
    return encodeURIComponent(value);
  });
}

function queryText(query: Record<string, unknown> = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
