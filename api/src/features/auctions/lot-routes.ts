import { lotPaths } from '@gallery/shared/contract/programme/lot';
import { lotsAnswerSchema } from '@gallery/shared/contract/programme/lot.schema';
import { type LotsQuery, lotsQuerySchema } from '@gallery/shared/contract/programme/lot-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answers/answer-schemas';
import { lotAdminRoutes } from './lot-admin-routes';
import { listLots } from './lot-list';

export const lotRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.get<{ Querystring: LotsQuery }>(
    lotPaths.list,
    {
      schema: {
        ...{ tags: ['Auction'], summary: 'The lots, or the one of a work' },
        querystring: lotsQuerySchema,
        response: { 200: lotsAnswerSchema, ...refusals(422) },
      },
    },
    async ({ query }, reply) => reply.header('cache-control', 'no-store').send(await listLots(db, query)),
  );

  app.register(lotAdminRoutes, { db });
};
