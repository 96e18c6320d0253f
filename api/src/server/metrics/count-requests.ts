import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics';

/** Counts every answer by its route's pattern: an address could hold anything. */
export function countRequests(app: FastifyInstance, { request: observe }: Metrics): void {
  app.addHook('onResponse', ({ method, routeOptions }, reply, done) => {
    const route = routeOptions.url ?? 'unknown';
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    observe({ method: knownMethods.has(method) ? method : 'other', route, status }, reply.elapsedTime / 1000);
    done();
  });
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);
