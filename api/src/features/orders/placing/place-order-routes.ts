import { type OrderPaymentAnswer, orderPaths } from '@gallery/shared/contract/orders/order';
import { orderPaymentSchema, orderRefusalSchema } from '@gallery/shared/contract/orders/order.schema';
import { type CreateOrderInput, createOrderSchema } from '@gallery/shared/contract/orders/order-input.schema';
import { networkOf } from '@gallery/shared/domain/network';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import pLimit from 'p-limit';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { limitRate } from '../../../http/rate-limit/rate-limit';
import { formTypes } from '../../../http/requests/form-data';
import { idempotencyKeyOf } from '../../../http/requests/idempotency-key';
import { resumePayment } from '../../payments/settlement/begin-payment';
import { buyerOf, byReader, requireBuyer } from '../buyer/require-buyer';
import { isUnpriced } from '../order.table';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { HoldLimitError, type HoldSettings } from './holds/hold-limits';
import { destinationOf, type OrderRequest } from './order-request';
import { type PlacedOrder, placeOrder } from './place-order';

const tags = ['Orders'];
const security = [{ token: [] }];

/** Competing buyers queue here. In the database they would occupy all its connections. */
export const placeOrderRoutes: FastifyPluginAsync<OrderContext & HoldSettings> = async (app, deps) => {
  const oneAtATime = pLimit(1);
  app.post<{ Body: CreateOrderInput }>(
    orderPaths.create,
    {
      schema: {
        tags,
        summary: 'Order a work and hold it; a delivery of null asks for its price',
        consumes: ['application/json', ...formTypes],
        security,
        body: createOrderSchema,
        response: {
          200: orderPaymentSchema,
          201: orderPaymentSchema,
          ...refusals(401, 404, 422),
          409: orderRefusalSchema,
          429: orderRefusalSchema,
        },
      },
      onRequest: [requireBuyer(deps.db), limitRate(deps.db, 'order', deps.rateLimits.order, byReader)],
    },
    async (request, reply) => {
      if (!deps.payments) throw new HttpError(409, closedMessage);
      const { order, outcome } = await oneAtATime(async () =>
        placeOrder(deps, deps, await orderRequestOf(deps.db, request)),
      ).catch((error: unknown) => {
        if (error instanceof HoldLimitError) reply.header('retry-after', error.seconds);
        throw error;
      });
      await reached('order placed');
      const payment = await resumePayment(deps, order.id);
      const answer: OrderPaymentAnswer = {
        message: isUnpriced(order) ? askedMessage : placedMessages[outcome],
        order: await readOrder(deps.db, order),
        payment,
      };
      return reply.code(outcome === 'held' ? 201 : 200).send(answer);
    },
  );
};

const placedMessages: Record<PlacedOrder['outcome'], string> = {
  held: 'The artwork is held for you.',
  existing: 'You have ordered this artwork already.',
  readdressed: 'You have ordered this artwork already. It now goes to the new address.',
};

const askedMessage =
  'We hold the artwork for you, and email you the price of its delivery. You pay nothing until you agree.';

const closedMessage = 'Artworks cannot be bought here at the moment. Please send us an enquiry.';

async function orderRequestOf(
  db: Database,
  request: FastifyRequest<{ Body: CreateOrderInput }>,
): Promise<OrderRequest> {
  const { artwork_id, price, delivery } = request.body;
  return {
    artwork_id,
    price,
    delivery,
    ...(await destinationOf(db, request.body)),
    buyer: buyerOf(request),
    key: idempotencyKeyOf(request),
    network: networkOf(request.ip),
  };
}
