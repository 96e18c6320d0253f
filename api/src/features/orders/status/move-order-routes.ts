import { orderMovedSchema } from '@gallery/shared/contract/orders/order.schema';
import { type OrderStatusInput, orderStatusSchema } from '@gallery/shared/contract/orders/order-input.schema';
import { statusLabel } from '@gallery/shared/contract/orders/shipment/collected-order';
import {
  type ChangeTrackingInput,
  changeTrackingSchema,
} from '@gallery/shared/contract/orders/shipment/shipment-input.schema';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { needs } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { accountOf, readerOf, requireReader } from '../buyer/require-buyer';
import { findOrder, ownOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { administerOrder, cancelOrder } from './administer-order';
import { changeTracking } from './change-tracking';
import { requestedMessage } from './refund-order-routes';

const tags = ['Orders'];
const security = [{ token: [] }];

export const moveOrderRoutes: FastifyPluginAsync<OrderContext> = async (app, context) => {
  cancelRoute(app, context);
  statusRoute(app, context);
  trackingRoute(app, context);
};

function cancelRoute(app: FastifyInstance, context: OrderContext): void {
  app.post<{ Params: { id: string } }>(
    '/order/:id/cancel',
    {
      schema: {
        tags,
        summary: 'Cancel an order that is not paid',
        security,
        response: { 200: orderMovedSchema, ...refusals(401, 404, 409) },
      },
      onRequest: requireReader(context),
    },
    async (request) => {
      const order = await ownOrder(context.db, request.params.id, readerOf(request));
      const canceled = await cancelOrder(context, order, accountOf(request));
      return { message: 'Your order is canceled.', order: await readOrder(context.db, canceled) };
    },
  );
}

function statusRoute(app: FastifyInstance, context: OrderContext): void {
  app.put<{ Params: { id: string }; Body: OrderStatusInput }>(
    '/order/:id/status',
    {
      schema: {
        tags,
        summary: 'Move an order on: shipped or delivered; refunded requests the refund of a Paid one',
        security,
        body: orderStatusSchema,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
      ...needs('trade'),
    },
    async (request) => {
      const { user } = sessionOf(request);
      const { id } = await findOrder(context.db, request.params.id);
      const moved = await administerOrder(context, id, request.body, user._id);
      const order = await readOrder(context.db, moved);
      const isRefund = request.body.status === 'Refunded';
      const label = statusLabel(order, order.status).toLowerCase();
      return { message: isRefund ? requestedMessage(order) : `The order is ${label}.`, order };
    },
  );
}

function trackingRoute(app: FastifyInstance, context: OrderContext): void {
  app.put<{ Params: { id: string }; Body: ChangeTrackingInput }>(
    '/order/:id/tracking',
    {
      schema: {
        tags,
        summary: 'Correct the courier and the tracking number of a shipped order',
        security,
        body: changeTrackingSchema,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
      ...needs('trade'),
    },
    async (request) => {
      const { id } = await findOrder(context.db, request.params.id);
      const changed = await changeTracking(context, id, request.body, sessionOf(request).user._id);
      const message = request.body.mail ? 'Tracking changed. The buyer gets an email.' : 'Tracking changed.';
      return { message, order: await readOrder(context.db, changed) };
    },
  );
}
