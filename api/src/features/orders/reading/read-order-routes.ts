import { idPattern } from '@gallery/shared/contract/fields/id';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import type { OrdersAnswer } from '@gallery/shared/contract/orders/order';
import { orderAnswerSchema, ordersAnswerSchema } from '@gallery/shared/contract/orders/order.schema';
import { and, eq } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { requireUser, sessionOf } from '../../../http/authentication';
import { afterCursor, newestFirst, nextCursor, sortBy } from '../../../http/paging/cursor';
import { orders } from '../order.table';
import { visibleOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { readOrder, readOrders } from './read-orders';

const tags = ['Orders'];
const security = [{ token: [] }];

export const readOrderRoutes: FastifyPluginAsync<OrderContext> = async (app, { db }) => {
  app.get<{ Params: { userId: string }; Querystring: ListQuery }>(
    '/order/user/:userId',
    {
      schema: {
        tags,
        summary: "A customer's orders, newest first",
        querystring: listQuerySchema,
        security,
        response: { 200: ordersAnswerSchema, ...refusals(401, 404, 422) },
      },
      onRequest: requireUser,
    },
    async (request) => {
      const { user } = sessionOf(request);
      const { userId } = request.params;
      const isOwn = userId.toLowerCase() === user._id;
      if (!isOwn && (user.role !== 'admin' || !idPattern.test(userId)))
        throw new HttpError(404, 'No orders of this account.');
      return listOrders(db, userId, request.query);
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
      onRequest: requireUser,
    },
    async (request) => {
      const row = await visibleOrder(db, request.params.id, sessionOf(request).user);
      return { order: await readOrder(db, row) };
    },
  );
};

/** Returns one page of a customer's orders. Throws a 422 for an invalid cursor. */
async function listOrders(db: Database, userId: string, { limit, cursor }: ListQuery): Promise<OrdersAnswer> {
  const order = newestFirst(orders);
  const rows = await db
    .select()
    .from(orders)
    .where(and(eq(orders.userId, userId), afterCursor(cursor, order)))
    .orderBy(...sortBy(order))
    .limit(limit + 1);
  return { orders: await readOrders(db, rows.slice(0, limit)), next: nextCursor(rows, limit, order) };
}
