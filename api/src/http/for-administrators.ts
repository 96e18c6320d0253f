import type { FastifyInstance } from 'fastify';
import { keptNowhere } from './answers/no-store';
import { requireRole } from './authentication';

/** The routes of this plugin answer administrators alone, and nobody stores what they answer. */
export function forAdministrators(app: FastifyInstance): void {
  app.addHook('onRequest', requireRole('admin'));
  app.addHook('onRequest', keptNowhere);
}
