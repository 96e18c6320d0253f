import { type Lot, type LotsAnswer, lotPaths } from '@gallery/shared/contract/lot';
import type { FastifyInstance } from 'fastify';
import { array, number, type ObjectSchema, object, string } from 'yup';
import type { Database } from '../../db/client';
import { artworkSchema } from '../artworks/artwork-schemas';
import { listLots } from './lot-list';

export function lotRoutes(app: FastifyInstance, db: Database): void {
  app.get(
    lotPaths.list,
    { schema: { tags: ['Auction'], summary: 'The lots', response: { 200: lotsAnswerSchema } } },
    async (_request, reply) => {
      const answer: LotsAnswer = { lots: await listLots(db), now: new Date().toISOString() };
      return reply.header('cache-control', 'no-store').send(answer);
    },
  );
}

const lotSchema: ObjectSchema<Lot> = object({
  _id: string().uuid().defined(),
  number: number().integer().defined(),
  artwork: artworkSchema,
  starting_price: number().integer().defined(),
  opens_at: string().datetime().defined(),
  closes_at: string().datetime().defined(),
});

const lotsAnswerSchema: ObjectSchema<LotsAnswer> = object({
  lots: array().of(lotSchema).defined(),
  now: string().datetime().defined(),
});
