import {
  type AnswerQuoteInput,
  answerQuoteSchema,
} from '@gallery/shared/contract/delivery/answer-quote-input.schema';
import { orderMovedSchema } from '@gallery/shared/contract/orders/order.schema';
import type { FastifyPluginAsync } from 'fastify';
import { needs } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { findOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import type { HoldSettings } from '../placing/holds/hold-limits';
import { readOrder } from '../reading/read-orders';
import { answerQuote } from './answer-quote';

export const quoteRoutes: FastifyPluginAsync<OrderContext & HoldSettings> = async (app, context) => {
  app.put<{ Params: { id: string }; Body: AnswerQuoteInput }>(
    '/order/:id/delivery-quote',
    {
      schema: {
        tags: ['Orders'],
        summary: 'Name the price of an order’s delivery, or decline it',
        security: [{ token: [] }],
        body: answerQuoteSchema,
        response: { 200: orderMovedSchema, ...refusals(401, 403, 404, 409, 422) },
      },
      ...needs('trade'),
    },
    async (request) => {
      const { params, body } = request;
      const { id } = await findOrder(context.db, params.id);
      const answered = await answerQuote(context, { ...body, id, by: sessionOf(request).user._id });
      return { message: messages[body.answer], order: await readOrder(context.db, answered) };
    },
  );
};

const messages = {
  priced: 'Price sent. The customer can pay now.',
  declined: 'Delivery declined. The work is available again, and the customer gets an email.',
};
