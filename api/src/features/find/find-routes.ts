import { findPath } from '@gallery/shared/contract/find/find';
import { type FindQuery, findAnswerSchema, findQuerySchema } from '@gallery/shared/contract/find/find.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals } from '../../http/answers/answer-schemas';
import { findAnything } from './find-anything';

export const findRoutes: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  adminOnly(app, 'read');
  app.get<{ Querystring: FindQuery }>(
    findPath,
    {
      schema: {
        tags: ['Search'],
        summary:
          'Works, artists, orders, people, messages, lots, events, payments, and certificates that fit a search',
        security: [{ token: [] }],
        querystring: findQuerySchema,
        response: { 200: findAnswerSchema, ...refusals(401, 403, 422) },
      },
    },
    ({ query }) => findAnything(db, query),
  );
};
