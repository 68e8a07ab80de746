import type { FastifyInstance } from 'fastify';

const perMinute = 30;

type Report = { 'csp-report'?: Record<string, unknown> };

/**
 * Browsers tell us here what the content security policy stopped. Anybody can write to it, so little is read, less is
 * kept, and only so much a minute: the rule and the origin, never the address of the page, which may hold a token.
 */
export function takeCspReports(app: FastifyInstance): void {
  let minute = 0;
  let count = 0;

  app.addContentTypeParser(
    'application/csp-report',
    { parseAs: 'string', bodyLimit: 8192 },
    (_request, body, done) => done(null, body),
  );
  app.post('/csp-report', (request, reply) => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, count] = [now, 0];
    count += 1;
    if (count <= perMinute)
      request.log.warn(summary(request.body), 'Content security policy was broken');
    return reply.code(204).send();
  });
}

function summary(body: unknown): Record<string, string> {
  try {
    const report = (JSON.parse(String(body)) as Report)['csp-report'] ?? {};
    const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 60) : '');
    const blocked = text(report['blocked-uri']);
    return {
      rule: text(report['effective-directive']),
      blocked: URL.canParse(blocked) ? new URL(blocked).origin : blocked,
    };
  } catch {
    return { rule: 'unreadable' };
  }
}
