import { orderMovedSchema } from '@gallery/shared/contract/orders/order.schema';
import {
  type AnswerReturnInput,
  answerReturnSchema,
  type RequestReturnInput,
  requestReturnSchema,
} from '@gallery/shared/contract/orders/refund-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import { needs } from '../../../http/admin-gate';
import { refusals } from '../../../http/answers/answer-schemas';
import { sessionOf } from '../../../http/authentication';
import { accountOf, readerOf, requireReader } from '../buyer/require-buyer';
import { findOrder, ownOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { answerReturn } from './answer-return';
import { requestReturn } from './request-return';

const tags = ['Orders'];
const security = [{ token: [] }];
const response = { 200: orderMovedSchema, ...refusals(401, 404, 409, 422) };

type ById = { Params: { id: string } };

export const returnRoutes: FastifyPluginAsync<OrderContext> = async (app, context) => {
  app.post<ById & { Body: RequestReturnInput }>(
    '/order/:id/return-request',
    {
      schema: {
        tags,
        summary: 'Request the return of a delivered work within its days',
        security,
        body: requestReturnSchema,
        response,
      },
      onRequest: requireReader(context),
    },
    async (request) => {
      const { id } = await ownOrder(context.db, request.params.id, readerOf(request));
      const order = await requestReturn(context, id, request.body, accountOf(request));
      return {
        message: 'Return requested. We answer by email within two working days.',
        order: await readOrder(context.db, order),
      };
    },
  );

  app.put<ById & { Body: AnswerReturnInput }>(
    '/order/:id/return-request',
    {
      schema: {
        tags,
        summary: "Accept or decline a customer's request for a return",
        security,
        body: answerReturnSchema,
        response: { ...response, ...refusals(403) },
      },
      ...needs('trade'),
    },
    async (request) => {
      const { id } = await findOrder(context.db, request.params.id);
      const order = await answerReturn(context, id, request.body, sessionOf(request).user._id);
      const isAccepted = request.body.answer === 'accepted';
      return {
        message: isAccepted
          ? 'Return accepted. Mark it as received when the work is back; then we send the refund.'
          : 'Return declined. The buyer gets your reason by email.',
        order: await readOrder(context.db, order),
      };
    },
  );
};
