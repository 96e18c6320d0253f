import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** Counts every answer by its route's pattern, because an address could contain anything. */
export function countRequests(app: FastifyInstance, { request: observe }: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unknown';
    const status = statusClasses[Math.floor(reply.statusCode / 100)] ?? 'unknown';
    observe({ method: knownMethods.has(method) ? method : 'other', route, status }, reply.elapsedTime / 1000);
    done();
  });
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
const statusClasses = ['unknown', '1xx', '2xx', '3xx', '4xx', '5xx'];
