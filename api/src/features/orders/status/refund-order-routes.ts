import type { Order, OrderMovedAnswer } from '@gallery/shared/contract/orders/order';
import { orderMovedSchema } from '@gallery/shared/contract/orders/order.schema';
import {
  type EndReturnInput,
  endReturnSchema,
  type RefundOrderInput,
  refundOrderSchema,
} from '@gallery/shared/contract/orders/refund-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import type { OrderRow } from '../order.table';
import { findOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { endOrderReturn, refundOrder, retryRefunds } from './refund-order';

const tags = ['Orders'];
const security = [{ token: [] }];

type ById = { Params: { id: string } };

export const refundOrderRoutes: FastifyPluginAsync<OrderContext> = async (app, context) => {
  adminOnly(app, 'trade');

  app.post<ById & { Body: RefundOrderInput }>(
    '/order/:id/refunds',
    {
      schema: {
        tags,
        summary: 'Request a refund of a part or of all, at once or after a return',
        security,
        body: refundOrderSchema,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id } = await findOrder(context.db, request.params.id);
      const order = await refundOrder(context, id, request.body, sessionOf(request).user._id);
      return answerOf(order, request.body.returns ? () => returnAskedMessage : requestedMessage);
    },
  );

  app.put<ById & { Body: EndReturnInput }>(
    '/order/:id/return',
    {
      schema: {
        tags,
        summary: 'The work of a return has arrived, or does not come',
        security,
        body: endReturnSchema,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id } = await findOrder(context.db, request.params.id);
      const order = await endOrderReturn(context, id, request.body, sessionOf(request).user._id);
      const isReceived = request.body.outcome === 'received';
      return answerOf(order, isReceived ? requestedMessage : () => returnCanceledMessage);
    },
  );

  app.post<ById>(
    '/order/:id/refund',
    {
      schema: {
        tags,
        summary: 'Try the refunds of an order that failed again',
        security,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = await findOrder(context.db, request.params.id);
      const order = await retryRefunds(context, id, sessionOf(request).user._id);
      return answerOf(order, requestedMessage);
    },
  );

  async function answerOf(row: OrderRow, textOf: (order: Order) => string): Promise<OrderMovedAnswer> {
    const order = await readOrder(context.db, row);
    return { message: textOf(order), order };
  }
};

export function requestedMessage({ refund }: Pick<Order, 'refund'>): string {
  return refund === 'waiting'
    ? 'Refund requested. Payments are off: we send the refund when they are on again.'
    : 'Refund requested. The order shows when the payment provider confirms it.';
}

const returnAskedMessage =
  'Return arranged. Mark it as received when the work is back; then we send the refund.';
const returnCanceledMessage = 'Return canceled. Nothing is refunded.';
