import { SpanKind, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type pg from 'pg';

/** Sends spans to an OpenTelemetry collector. Without this call every span is a no-op. */
export function startTraces(endpoint: string, serviceName: string): { stop: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: new URL('/v1/traces', endpoint).href });
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  provider.register();
  return { stop: () => provider.shutdown() };
}

const tracer = trace.getTracer('database');

type Query = string | { readonly text?: string } | undefined;

/** Puts a span around each statement of the pool: its text, never its parameters. */
export function traceQueries(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((...args: unknown[]) => {
      const first = args[0] as Query;
      const text = (typeof first === 'string' ? first : first?.text) ?? '';
      const span = tracer.startSpan(text.slice(0, 40), {
        kind: SpanKind.CLIENT,
        attributes: { 'db.system.name': 'postgresql', 'db.query.text': text },
      });
      // The pool passes a callback; a transaction awaits a promise.
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const done = (...results: unknown[]) => {
          span.end();
          (callback as (...all: unknown[]) => void)(...results);
        };
        return query(...args.slice(0, -1), done);
      }
      const result = query(...args) as Promise<unknown>;
      void result.then(
        () => span.end(),
        () => span.end(),
      );
      return result;
    }) as typeof client.query;
  });
}
