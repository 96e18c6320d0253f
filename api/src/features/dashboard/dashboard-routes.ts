import { dashboardSchema } from '@gallery/shared/contract/figures/dashboard.schema';
import { dashboardPath } from '@gallery/shared/contract/figures/figures';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { needs } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { readDashboard } from './read-dashboard';

export const dashboardRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get(
    dashboardPath,
    {
      schema: {
        tags: ['Dashboard'],
        summary: 'Sales and the latest orders',
        security: [{ token: [] }],
        response: { 200: dashboardSchema, ...refusals(401, 403) },
      },
      ...needs('read'),
    },
    async (_request, reply) => reply.header('cache-control', 'no-store').send(await readDashboard(db)),
  );
};
