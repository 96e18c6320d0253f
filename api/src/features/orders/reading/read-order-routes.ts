import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import type { OrdersAnswer } from '@gallery/shared/contract/orders/order';
import { orderAnswerSchema, ordersAnswerSchema } from '@gallery/shared/contract/orders/order.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { afterCursor, newestFirst, nextCursor, sortBy } from '../../../http/paging/cursor';
import { type Buyer, isOrderOf } from '../buyer/buyer';
import { buyerOf, readerOf, requireBuyer, requireReader } from '../buyer/require-buyer';
import { orders } from '../order.table';
import { visibleOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { readOrder, readOrders } from './read-orders';

const tags = ['Orders'];
const security = [{ token: [] }];

export const readOrderRoutes: FastifyPluginAsync<OrderContext> = async (app, context) => {
  const { db } = context;
  app.get<{ Params: { userId: string }; Querystring: ListQuery }>(
    '/order/user/:userId',
    {
      schema: {
        tags,
        summary: 'The orders of a customer or a guest, newest first',
        querystring: listQuerySchema,
        security,
        response: { 200: ordersAnswerSchema, ...refusals(401, 404, 422) },
      },
      onRequest: requireBuyer(db),
    },
    async (request) => {
      const buyer = buyerOf(request);
      const { userId } = request.params;
      const isOwn = userId.toLowerCase() === buyer.id;
      if (!isOwn && (readerOf(request).kind !== 'admin' || !idPattern.test(userId)))
        throw new HttpError(404, 'No orders of this account.');
      return listOrders(db, isOwn ? buyer : { kind: 'account', id: userId }, request.query);
    },
  );

  app.get<{ Params: { id: string } }>(
    '/order/:id',
    {
      schema: {
        tags,
        summary: 'One order',
        security,
        response: { 200: orderAnswerSchema, ...refusals(401, 404) },
      },
      onRequest: requireReader(context),
    },
    async (request) => {
      const row = await visibleOrder(db, request.params.id, readerOf(request));
      return { order: await readOrder(db, row) };
    },
  );
};

/** Returns one page of a customer's orders. Throws a 422 for an invalid cursor. */
async function listOrders(db: Database, buyer: Buyer, { limit, cursor }: ListQuery): Promise<OrdersAnswer> {
  const order = newestFirst(orders);
  const rows = await db
    .select()
    .from(orders)
    .where(and(isOrderOf(buyer), afterCursor(cursor, order)))
    .orderBy(...sortBy(order))
    .limit(limit + 1);
  return { orders: await readOrders(db, rows.slice(0, limit)), next: nextCursor(rows, limit, order) };
}
