import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { adminOnly } from '../../../http/admin-only';
import { telemetryReadingRoutes } from '../telemetry/reading/telemetry-reading-routes';
import { canaryRoutes } from './canary-routes';

/** How releases do, for administrators. */
export const insightRoutes: FastifyPluginAsync<{ db: Database }> = async (app, deps) => {
  adminOnly(app);
  telemetryReadingRoutes(app, deps);
  canaryRoutes(app, deps);
};
