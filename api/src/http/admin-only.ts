import type { FastifyInstance } from 'fastify';
import { noStore } from './answers/no-store';
import { requireRole } from './authentication';

export function adminOnly(app: FastifyInstance): void {
  app.addHook('onRequest', requireRole('admin'));
  app.addHook('onRequest', noStore);
}
