import { trace } from '@opentelemetry/api';
import type { ReadableSpan, SpanProcessor } from '@opentelemetry/sdk-trace-node';
import type { FastifyInstance } from 'fastify';

/** Lists attributes that cannot identify a visitor, unlike addresses, agents, queries, and error texts. */
const allowed = new Set([
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'error.type',
  'db.system.name',
  'db.system',
  'db.operation.name',
  'db.query.text',
  'db.statement',
]);

/** Removes personal data from spans before they leave. Statements contain placeholders instead of values. */
export function impersonal(next: SpanProcessor): SpanProcessor {
  return {
    onStart: (span, context) => next.onStart(span, context),
    onEnd(span) {
      clean(span);
      next.onEnd(span);
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  };
}

function clean({ attributes, events, links, status }: ReadableSpan): void {
  for (const name of Object.keys(attributes)) if (!allowed.has(name)) delete attributes[name];
  events.length = 0;
  links.length = 0;
  delete status.message;
}

/** Names the span of each request by its route's pattern, which has no ids. Does nothing without traces. */
export function nameSpansByRoute(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const span = trace.getActiveSpan();
    if (span) {
      const route = request.routeOptions.url ?? 'unknown';
      span.updateName(`${request.method} ${route}`).setAttribute('http.route', route);
    }
    done();
  });
}
