import { trace } from '@opentelemetry/api';
import type { FastifyInstance } from 'fastify';

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
