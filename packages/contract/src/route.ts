import type { z } from 'zod';

/** One HTTP call, described once: the API serves it, the web and admin apps call it. */
export type RouteContract = {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** A leading `/api/`; a parameter is written `:name`. */
  readonly path: `/api/${string}`;
  /** One sentence for the API page. */
  readonly summary: string;
  /** `user` calls carry the bearer token and its cookie; `anyone` calls need neither. */
  readonly access: 'anyone' | 'user';
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly replies: { readonly 200: z.ZodType } & Readonly<Record<number, z.ZodType>>;
};

export const defineRoute = <const Route extends RouteContract>(route: Route): Route => route;
