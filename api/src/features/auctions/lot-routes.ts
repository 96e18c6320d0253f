import { lotPaths } from '@gallery/shared/contract/lot';
import { type LotsQuery, lotsQuerySchema } from '@gallery/shared/contract/lot.schema';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { refusals } from '../../http/answer-schemas';
import { listLots } from './lot-list';
import { lotOfficeRoutes } from './lot-office-routes';
import { lotsAnswerSchema } from './lot-schemas';

export function lotRoutes(app: FastifyInstance, db: Database): void {
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
  lotOfficeRoutes(app, db);
}
