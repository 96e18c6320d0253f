import { orderPaths } from '@gallery/shared/contract/orders/order';
import { orderRecordAnswerSchema, orderRowsSchema } from '@gallery/shared/contract/orders/order.schema';
import {
  type OrderRowsQuery,
  orderRowsQuerySchema,
} from '@gallery/shared/contract/orders/order-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-only';
import { refusals } from '../../../http/answers/answer-schemas';
import { csvSchema, sendCsv } from '../../../http/answers/csv';
import type { OrderContext } from '../order-context';
import { ordersAsCsv } from './order-csv';
import { readOrderRecord } from './order-record';
import { listOrderRecords } from './order-records';

const tags = ['Orders'];
const security = [{ token: [] }];

export const orderRecordRoutes: FastifyPluginAsync<OrderContext> = async (app, context) => {
  adminOnly(app);
  listRoutes(app, context);
  oneRoutes(app, context);
};

function listRoutes(app: FastifyInstance, { db }: OrderContext): void {
  app.get<{ Querystring: OrderRowsQuery }>(
    orderPaths.list,
    {
      schema: {
        tags,
        summary: 'Every order, searched, filtered and sorted',
        security,
        querystring: orderRowsQuerySchema,
        response: { 200: orderRowsSchema, ...refusals(401, 403, 422) },
      },
    },
    (request) => listOrderRecords(db, request.query),
  );

  app.get<{ Querystring: OrderRowsQuery }>(
    orderPaths.csv,
    {
      schema: {
        tags,
        summary: 'The same as CSV',
        security,
        querystring: orderRowsQuerySchema,
        response: {
          200: csvSchema,
          ...refusals(401, 403, 422),
        },
      },
    },
    (request, reply) => sendCsv(reply, 'orders.csv', ordersAsCsv(db, request.query, request.log)),
  );
}

function oneRoutes(app: FastifyInstance, context: OrderContext): void {
  app.get<{ Params: { id: string } }>(
    '/order/:id/record',
    {
      schema: {
        tags,
        summary: 'One order with its buyer and its audit',
        security,
        response: { 200: orderRecordAnswerSchema, ...refusals(401, 403, 404) },
      },
    },
    (request) => readOrderRecord(context.db, request.params.id),
  );
}
