import { deliveryPaths } from '@gallery/shared/contract/delivery/delivery';
import {
  deliveryQuoteAnswerSchema,
  deliveryTableAnswerSchema,
  deliveryTableSavedSchema,
  deliveryTableSchema,
} from '@gallery/shared/contract/delivery/delivery.schema';
import {
  type DeliveryQuoteQuery,
  type DeliveryTableInput,
  deliveryQuoteQuerySchema,
  deliveryTableInputSchema,
} from '@gallery/shared/contract/delivery/delivery-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../db/client';
import { adminOnly } from '../../http/admin-gate';
import { refusals, staleEdit } from '../../http/answers/answer-schemas';
import { noStore } from '../../http/answers/cache-control';
import { sessionOf } from '../../http/authentication';
import { limitRate, type Rate } from '../../http/rate-limit/rate-limit';
import { listDeliveryAudit } from './audit-delivery';
import { readDeliveryTable, saveDeliveryTable } from './delivery-table';
import { quoteWork } from './quote-work';

export type DeliveryDeps = { db: Database; rateLimits: { quote: Rate } };

const tags = ['Delivery'];
const security = [{ token: [] }];

export const deliveryRoutes: FastifyPluginAsync<DeliveryDeps> = async (app, deps) => {
  const { db, rateLimits } = deps;
  app.get<{ Querystring: DeliveryQuoteQuery }>(
    deliveryPaths.quote,
    {
      schema: {
        tags,
        summary: 'What it costs to send a work to a country or state',
        querystring: deliveryQuoteQuerySchema,
        response: { 200: deliveryQuoteAnswerSchema, ...refusals(404, 422, 429) },
      },
      onRequest: [limitRate(db, 'quote', rateLimits.quote), noStore],
    },
    async ({ query: { artwork_id, country, state } }) => ({
      quote: await quoteWork(db, artwork_id, { country, state }),
    }),
  );
  app.register(editRoutes, deps);
};

const editRoutes: FastifyPluginAsync<DeliveryDeps> = async (app, { db }) => {
  adminOnly(app, 'prices');
  app.get(
    deliveryPaths.zones,
    {
      schema: {
        tags,
        summary: 'The zones of delivery with their prices, and their history',
        security,
        response: { 200: deliveryTableAnswerSchema, ...refusals(401, 403) },
      },
    },
    async () => ({ table: await readDeliveryTable(db), audit: await listDeliveryAudit(db) }),
  );

  app.put<{ Body: DeliveryTableInput }>(
    deliveryPaths.zones,
    {
      schema: {
        tags,
        summary: 'Replace the zones of delivery',
        security,
        body: deliveryTableInputSchema,
        response: {
          200: deliveryTableSavedSchema,
          ...refusals(401, 403, 422),
          ...staleEdit({ table: deliveryTableSchema }),
        },
      },
    },
    async (request) => {
      const table = await saveDeliveryTable(db, request.body, sessionOf(request).user._id);
      return { message: 'Delivery prices saved.', table, audit: await listDeliveryAudit(db) };
    },
  );
};
