import { idPattern } from '@gallery/shared/contract/fields/id';
import { type ListQuery, listQuerySchema } from '@gallery/shared/contract/fields/list.schema';
import {
  idempotencyHeader,
  type Order,
  type OrderPaymentAnswer,
  orderPaths,
} from '@gallery/shared/contract/orders/order';
import {
  type CreateOrderInput,
  createOrderSchema,
  type OrderStatusInput,
  orderStatusSchema,
} from '@gallery/shared/contract/orders/order-input.schema';
import type { FastifyInstance, FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import { refusals } from '../../http/answers/answer-schemas';
import { HttpError } from '../../http/answers/http-error';
import { keptNowhere } from '../../http/answers/no-store';
import { byAccount, requireRole, requireUser, sessionOf } from '../../http/authentication';
import { addressGroup } from '../../http/rate-limit/client-address';
import { limitRate } from '../../http/rate-limit/rate-limit';
import { acceptFormData, formTypes } from '../../http/requests/form-data';
import { resumePayment } from '../payments/settlement/begin-payment';
import { listOrders } from './list-orders';
import { ownOrder, visibleOrder } from './order-access';
import type { OrderContext } from './order-context';
import { orderPaymentRoutes } from './order-payment-routes';
import {
  orderAnswerSchema,
  orderMovedSchema,
  orderPaymentSchema,
  ordersAnswerSchema,
  priceRefusalSchema,
} from './order-schemas';
import type { HoldSettings } from './placing/hold-artwork';
import { HoldLimitError } from './placing/hold-limits';
import { type OrderRequest, type PlacedOrder, placeOrder } from './placing/place-order';
import { readOrder } from './read-orders';
import { administerOrder, cancelOrder } from './records/administer-order';
import { orderRecordRoutes } from './records/order-record-routes';

export type OrderDeps = OrderContext & HoldSettings;

export const orderRoutes: FastifyPluginAsync<OrderDeps> = async (app, deps) => {
  acceptFormData(app);
  app.addHook('onRequest', keptNowhere);
  createRoute(app, deps);
  readRoutes(app, deps);
  cancelRoute(app, deps);
  statusRoute(app, deps);
  app.register(orderPaymentRoutes, deps);
  app.register(orderRecordRoutes, deps);
};

const tags = ['Orders'];
const security = [{ token: [] }];

/** Buyers who race stand in line before the database, not in it: all its connections would wait for one work. */
function createRoute(app: FastifyInstance, deps: OrderDeps): void {
  const oneAtATime = pLimit(1);
  app.post<{ Body: CreateOrderInput }>(
    orderPaths.create,
    {
      schema: {
        ...{
          tags,
          summary: 'Order a work and hold it',
          consumes: ['application/json', ...formTypes],
          security,
        },
        body: createOrderSchema,
        response: {
          200: orderPaymentSchema,
          201: orderPaymentSchema,
          ...refusals(401, 404, 422, 429),
          409: priceRefusalSchema,
        },
      },
      onRequest: [requireUser, limitRate(deps.db, 'order', deps.rateLimits.order, byAccount)],
    },
    async (request, reply) => {
      if (!deps.payments) throw new HttpError(409, closedMessage);
      const { order, outcome } = await oneAtATime(() =>
        placeOrder(deps, deps, orderRequestOf(request)),
      ).catch((error: unknown) => {
        if (error instanceof HoldLimitError) reply.header('retry-after', error.seconds);
        throw error;
      });
      await deps.onStep?.('order placed');
      const payment = await resumePayment(deps, order.id);
      const answer: OrderPaymentAnswer = {
        message: placedMessages[outcome],
        order: await readOrder(deps.db, order),
        payment,
      };
      return reply.code(outcome === 'held' ? 201 : 200).send(answer);
    },
  );
}

const placedMessages: Record<PlacedOrder['outcome'], string> = {
  held: 'The artwork is held for you.',
  existing: 'You have ordered this artwork already.',
  readdressed: 'You have ordered this artwork already. It now goes to the new address.',
};

const closedMessage = 'Artworks cannot be bought here at the moment. Please send us an enquiry.';

function orderRequestOf(request: FastifyRequest<{ Body: CreateOrderInput }>): OrderRequest {
  const { user } = sessionOf(request);
  return {
    ...request.body,
    userId: user._id,
    key: idempotencyKeyOf(request),
    network: addressGroup(request.ip),
  };
}

function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !idPattern.test(key))
    throw new HttpError(422, 'Idempotency-Key must be a UUID.');
  return key.toLowerCase();
}

function readRoutes(app: FastifyInstance, { db }: OrderContext): void {
  app.get<{ Params: { userId: string }; Querystring: ListQuery }>(
    '/order/user/:userId',
    {
      schema: {
        ...{ tags, summary: "A customer's orders, newest first", querystring: listQuerySchema, security },
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
        ...{ tags, summary: 'One order', security },
        response: { 200: orderAnswerSchema, ...refusals(401, 404) },
      },
      onRequest: requireUser,
    },
    async (request) => {
      const row = await visibleOrder(db, request.params.id, sessionOf(request).user);
      return { order: await readOrder(db, row) };
    },
  );
}

function cancelRoute(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Params: { id: string } }>(
    '/order/:id/cancel',
    {
      schema: {
        ...{ tags, summary: 'Cancel an order that is not paid', security },
        response: { 200: orderMovedSchema, ...refusals(401, 404, 409) },
      },
      onRequest: requireUser,
    },
    async (request) => {
      const { user } = sessionOf(request);
      const order = await ownOrder(context.db, request.params.id, user);
      const canceled = await cancelOrder(context, order, user._id);
      return { message: 'Your order is canceled.', order: await readOrder(context.db, canceled) };
    },
  );
}

function statusRoute(app: FastifyInstance, context: OrderContext): void {
  app.put<{ Params: { id: string }; Body: OrderStatusInput }>(
    '/order/:id/status',
    {
      schema: {
        ...{ tags, summary: 'Move an order on: shipped, delivered or refunded', security },
        body: orderStatusSchema,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
      onRequest: requireRole('admin'),
    },
    async (request) => {
      const { user } = sessionOf(request);
      const { id } = await visibleOrder(context.db, request.params.id, user);
      const moved = await administerOrder(context, id, request.body, user._id);
      const order = await readOrder(context.db, moved);
      return { message: movedMessage(order), order };
    },
  );
}

function movedMessage({ status, refund }: Order): string {
  const words = `The order is ${status.toLowerCase()}`;
  if (refund === 'waiting') return `${words}. Payments are off: the money goes out when they are on again.`;
  return refund === 'asked' ? `${words}: the money is being given back.` : `${words}.`;
}
