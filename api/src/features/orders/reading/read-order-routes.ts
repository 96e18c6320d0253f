import { idPattern } from '@gallery/shared/contract/fields/id';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import { orderAnswerSchema, ordersAnswerSchema } from '@gallery/shared/contract/orders/order.schema';
import type { FastifyPluginAsync } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { requireUser, sessionOf } from '../../../http/authentication';
import { visibleOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { listOrders } from './list-orders';
import { readOrder } from './read-orders';

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
