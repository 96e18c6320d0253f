import { orderMovedSchema } from '@gallery/shared/contract/orders/order.schema';
import {
  type CancelByStaffInput,
  cancelByStaffSchema,
  type OrderNoteInput,
  orderNoteInputSchema,
  orderNoteSavedSchema,
} from '@gallery/shared/contract/orders/staff/staff-order.schema';
import type { FastifyPluginAsync } from 'fastify';
import { adminOnly } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { findOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { cancelByStaff } from './cancel-by-staff';
import { addOrderNote } from './order-notes';

const common = { tags: ['Orders'], security: [{ token: [] }] };

export const staffOrderRoutes: FastifyPluginAsync<OrderContext> = async (app, context) => {
  const { db } = context;
  adminOnly(app, 'trade');

  app.post<{ Params: { id: string }; Body: CancelByStaffInput }>(
    '/order/:id/cancellation',
    {
      schema: {
        ...common,
        summary: 'Cancel a Pending order for the gallery',
        body: cancelByStaffSchema,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const order = await findOrder(db, request.params.id);
      const { reason } = request.body;
      const canceled = await cancelByStaff(context, order, reason, sessionOf(request).user._id);
      return { message: 'Order canceled. The buyer gets an email.', order: await readOrder(db, canceled) };
    },
  );

  app.post<{ Params: { id: string }; Body: OrderNoteInput }>(
    '/order/:id/notes',
    {
      schema: {
        ...common,
        summary: 'Write a note about an order, which only staff read',
        body: orderNoteInputSchema,
        response: { 200: orderNoteSavedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
    },
    async (request) => {
      const { id } = await findOrder(db, request.params.id);
      const note = await addOrderNote(db, id, request.body.text, sessionOf(request).user._id);
      return { message: 'Note saved.', note };
    },
  );
};
