import { context, propagation, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { requestSeconds } from '../metrics.ts';
import type { App } from './app-instance.ts';

const tracer = trace.getTracer('http');

/** Times every request by its route, and opens a span that database spans hang under. */
export function observeRequests(app: App): void {
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    const parent = propagation.extract(context.active(), request.headers);
    const span = tracer.startSpan(
      `${request.method} ${route}`,
      {
        kind: SpanKind.SERVER,
        attributes: { 'http.request.method': request.method, 'http.route': route },
      },
      parent,
    );
    reply.raw.once('close', () => {
      span.setAttribute('http.response.status_code', reply.statusCode);
      if (reply.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    context.with(trace.setSpan(parent, span), done);
  });

  app.addHook('onResponse', (request, reply, done) => {
    const labels = {
      method: request.method,
      route: request.routeOptions.url ?? 'unmatched',
      status: reply.statusCode,
    };
    requestSeconds.observe(labels, reply.elapsedTime / 1000);
    done();
  });
}
