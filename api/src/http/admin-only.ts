import type { FastifyInstance } from 'fastify';
import { keptNowhere } from './answers/no-store';
import { requireRole } from './authentication';

/** Routes registered afterwards answer administrators alone, and no cache stores it. */
export function adminOnly(app: FastifyInstance): void {
  app.addHook('onRequest', requireRole('admin'));
  app.addHook('onRequest', keptNowhere);
}
