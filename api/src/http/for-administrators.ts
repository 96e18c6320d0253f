import type { FastifyInstance } from 'fastify';
import { keptNowhere } from './answers/no-store';
import { requireRole } from './authentication';

/** Adds routes that only administrators may call, and whose answers are kept nowhere. */
export function forAdministrators(app: FastifyInstance, add: (routes: FastifyInstance) => void): void {
  app.register(async (routes) => {
    routes.addHook('onRequest', requireRole('admin'));
    routes.addHook('onRequest', keptNowhere);
    add(routes);
  });
}
