import type { RouteContract } from '@app/contract/route';
import type { z } from 'zod';

type Part<Route, Name extends 'body' | 'params' | 'query', Key extends string> = Route extends {
  [K in Name]: infer Schema extends z.ZodType;
}
  ? { [K in Key]: Schema }
  : unknown;

type Schema<Route extends RouteContract> = { response: Route['replies'] } & Part<
  Route,
  'body',
  'body'
> &
  Part<Route, 'params', 'params'> &
  Part<Route, 'query', 'querystring'>;

/** The Fastify options of a contract route; the handler is the caller's. */
export const serve = <const Route extends RouteContract>(route: Route) => ({
  method: route.method,
  url: route.path,
  schema: {
    ...(route.body && { body: route.body }),
    ...(route.params && { params: route.params }),
    ...(route.query && { querystring: route.query }),
    response: route.replies,
  } as Schema<Route>,
});
