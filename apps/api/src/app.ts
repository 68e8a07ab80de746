import { randomUUID } from 'node:crypto';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import fastify from 'fastify';
import {
  serializerCompiler,
  validatorCompiler,
  type ZodTypeProvider,
} from 'fastify-type-provider-zod';
import type { Redis } from 'ioredis';
import type { AppContext } from './context.ts';
import { admitAtMost } from './http/admission.ts';
import type { App } from './http/app-instance.ts';
import { answerError, answerErrors } from './http/error-handler.ts';
import { limitForms } from './http/form-limits.ts';
import { healthRoutes, type Readiness } from './http/health.routes.ts';
import { observeRequests } from './http/observe.ts';
import { openapiRoutes } from './http/openapi.routes.ts';
import { createPublicCache } from './http/public-cache.ts';
import { limitRates } from './http/rate-limits.ts';
import { refuseNul } from './http/refuse-nul.ts';
import { sendSecurityHeaders } from './http/security-headers.ts';
import type { Log } from './log.ts';
import { contentRoutes } from './modules/content/content.routes.ts';
import { mediaRoutes } from './modules/content/media.routes.ts';
import { postRoutes } from './modules/content/posts.routes.ts';
import { feedbackRoutes } from './modules/feedback/feedback.routes.ts';

export type AppParts = {
  readonly ctx: AppContext;
  readonly redis: Redis;
  readonly log: Log;
  readonly readiness: Readiness;
  readonly trustedProxies: readonly string[];
  readonly requestsPerMinute: number;
  readonly publicCacheSeconds: number;
};

const kilobyte = 1024;

/** The HTTP application, ready to listen or to be injected into. */
export async function buildApp({
  ctx,
  redis,
  log,
  readiness,
  trustedProxies,
  requestsPerMinute,
  publicCacheSeconds,
}: AppParts): Promise<App> {
  const app: App = fastify({
    loggerInstance: log,
    trustProxy: [...trustedProxies],
    bodyLimit: 256 * kilobyte,
    requestTimeout: 10_000,
    handlerTimeout: 10_000,
    connectionTimeout: 15_000,
    keepAliveTimeout: 65_000,
    return503OnClosing: true,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    // One id from the first proxy to the last log line, if it looks like one of ours.
    requestIdHeader: false,
    genReqId: ({ headers }) => {
      const given = headers['x-request-id'];
      return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
    },
    frameworkErrors: answerError,
  }).withTypeProvider<ZodTypeProvider>();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);

  answerErrors(app);
  sendSecurityHeaders(app);
  observeRequests(app);
  admitAtMost(app, 500);
  limitForms(app);
  refuseNul(app);
  // JSON and forms only: a page elsewhere can send plain text without asking, and nobody else does.
  app.removeContentTypeParser('text/plain');
  await limitRates(app, redis, requestsPerMinute);
  // The spec sends some forms as form data: the same schema reads JSON, urlencoded and multipart.
  await app.register(formbody, { bodyLimit: 64 * kilobyte });
  await app.register(multipart, {
    attachFieldsToBody: 'keyValues',
    limits: { fieldSize: 16 * kilobyte, fields: 30, files: 0, parts: 30 },
  });

  healthRoutes(app, readiness);
  openapiRoutes(app);
  const cached = createPublicCache(publicCacheSeconds);
  contentRoutes(app, ctx, cached);
  postRoutes(app, ctx, cached);
  mediaRoutes(app, ctx);
  feedbackRoutes(app, ctx);
  return app;
}
