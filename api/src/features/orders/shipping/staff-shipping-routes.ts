import { orderMovedSchema } from '@gallery/shared/contract/orders/order.schema';
import { type OrderStatusInput, orderStatusSchema } from '@gallery/shared/contract/orders/order-input.schema';
import {
  type PackInput,
  packInputSchema,
  packingAnswerSchema,
  shippingPreviewSchema,
} from '@gallery/shared/contract/orders/staff/staff-order.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { pdfSchema, sendPdf } from '../../../http/answers/downloads';
import { sessionOf } from '../../../http/authentication';
import { findOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import type { PaperDeps } from '../papers/order-paper-routes';
import { readOrder } from '../reading/read-orders';
import { packItem } from './packing';
import { packingListOf } from './packing-list';
import { previewShipping } from './preview-shipping';
import { undoShipping } from './undo-shipping';

type One = { Params: { id: string } };
const common = { tags: ['Orders'], security: [{ token: [] }] };

export const staffShippingRoutes: FastifyPluginAsync<OrderContext & PaperDeps> = async (app, context) => {
  const { db, outbox, makePaper, mediaFolder } = context;
  adminOnly(app, 'trade');

  app.post<One & { Body: OrderStatusInput }>(
    '/order/:id/shipping/preview',
    {
      schema: {
        ...common,
        summary: 'The mail that the buyer gets when staff ship the order',
        body: orderStatusSchema,
        response: { 200: shippingPreviewSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async ({ params, body }) => previewShipping(db, outbox, await findOrder(db, params.id), body),
  );

  app.post<One>(
    '/order/:id/shipping/undo',
    {
      schema: {
        ...common,
        summary: 'Undo the shipping of an order before its mail leaves',
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async (request) => {
      const { id } = await findOrder(db, request.params.id);
      const undone = await undoShipping(context, id, sessionOf(request).user._id);
      return { message: 'Shipping undone. The buyer got no mail.', order: await readOrder(db, undone) };
    },
  );

  app.put<{ Params: { id: string; item: string }; Body: PackInput }>(
    '/order/:id/packing/:item',
    {
      schema: {
        ...common,
        summary: 'Tick an item of the packing list, or clear its tick',
        body: packInputSchema,
        response: { 200: packingAnswerSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id } = await findOrder(db, request.params.id);
      const tick = {
        item: request.params.item,
        packed: request.body.packed,
        by: sessionOf(request).user._id,
      };
      return { packing: await packItem(db, id, tick) };
    },
  );

  app.get<One>(
    '/order/:id/packing-list.pdf',
    {
      schema: {
        ...common,
        summary: 'The packing list of a paid order as a PDF',
        response: { 200: pdfSchema, ...refusals(401, 403, 404, 409) },
      },
    },
    async ({ params }, reply) => {
      const order = await findOrder(db, params.id);
      const packing = await packingListOf(db, order);
      const pdf = await makePaper({ mediaFolder, packing });
      return sendPdf(reply, `packing-list-${order.number}.pdf`, pdf);
    },
  );
};
