import { type OpenapiDocument, openapiDocument } from '@app/contract/openapi';
import type { App } from './app-instance.ts';
import { openapiPage } from './openapi-page.ts';

/** The contract for people and for machines. Made once, when somebody first asks: few do, and a start must be quick. */
export function openapiRoutes(app: App): void {
  const readable =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

  let document: OpenapiDocument | undefined;
  let page: string | undefined;
  const getDocument = () => (document ??= openapiDocument());
  const getPage = () => (page ??= openapiPage(getDocument()));

  app.get('/api/openapi.json', getDocument);
  app.get('/api/docs', (_request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', readable)
      .send(getPage()),
  );
}
