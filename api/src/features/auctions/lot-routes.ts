import { type LotsAnswer, lotPaths } from '@gallery/shared/contract/lot';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { listLots } from './lot-list';
import { lotOfficeRoutes } from './lot-office-routes';
import { lotsAnswerSchema } from './lot-schemas';

export function lotRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    lotPaths.list,
    { schema: { tags: ['Auction'], summary: 'The lots', response: { 200: lotsAnswerSchema } } },
    async (_request, reply) => {
      const answer: LotsAnswer = { lots: await listLots(db), now: new Date().toISOString() };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
  lotOfficeRoutes(app, db);
}
