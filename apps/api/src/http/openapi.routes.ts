import { openapiDocument } from '@app/contract/openapi';
import type { App } from './app-instance.ts';
import { openapiPage } from './openapi-page.ts';

/** The contract for people and for machines. It is the same for everybody, so it is made once. */
export function openapiRoutes(app: App): void {
  const document = openapiDocument();
  const page = openapiPage(document);
  const readable =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

  app.get('/api/openapi.json', () => document);
  app.get('/api/docs', (_request, reply) =>
    reply.type('text/html; charset=utf-8').header('content-security-policy', readable).send(page),
  );
}
