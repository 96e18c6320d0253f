import type { Order, OrderMovedAnswer, OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import {
  orderMovedSchema,
  orderPaymentSchema,
  orderRefusalSchema,
} from '@gallery/shared/contract/orders/order.schema';
import { type PayOrderInput, payOrderSchema } from '@gallery/shared/contract/orders/order-input.schema';
import type { FastifyPluginAsync } from 'fastify';
import { refusals } from '../../../http/answers/answer-schemas';
import { HttpError } from '../../../http/answers/http-error';
import { limitRate } from '../../../http/rate-limit/rate-limit';
import { resumePayment } from '../../payments/settlement/begin-payment';
import type { Decision } from '../../payments/settlement/capture-payment';
import { confirmingMessage, hasPaymentInProgress } from '../../payments/settlement/payment-in-progress';
import { reportPaymentByCustomer } from '../../payments/settlement/settle-open-payments';
import { settleOrder } from '../../payments/settlement/settle-payment';
import { byReader, readerOf, requireReader } from '../buyer/require-buyer';
import { isUnpriced } from '../order.table';
import { findOrder, ownOrder } from '../order-access';
import type { OrderContext } from '../order-context';
import type { HoldSettings } from '../placing/holds/hold-limits';
import { PriceChangedError } from '../placing/order-price';
import { readOrder } from '../reading/read-orders';

const tags = ['Orders'];
const security = [{ token: [] }];

export const orderPaymentRoutes: FastifyPluginAsync<OrderContext & Pick<HoldSettings, 'rateLimits'>> = async (
  app,
  { rateLimits, ...context },
) => {
  app.post<{ Params: { id: string }; Body: PayOrderInput }>(
    '/order/:id/pay',
    {
      schema: {
        tags,
        summary: 'An access code for an order that is not paid',
        security,
        body: payOrderSchema,
        response: {
          200: orderPaymentSchema,
          ...refusals(401, 404, 422, 429),
          409: orderRefusalSchema,
        },
      },
      onRequest: [requireReader(context), limitRate(context.db, 'pay', rateLimits.pay, byReader)],
    },
    async (request): Promise<OrderPaymentAnswer> => {
      const { id } = await ownOrder(context.db, request.params.id, readerOf(request));
      await settleOrder(context, id);
      const order = await findOrder(context.db, id);
      if (order.status !== 'Pending') {
        throw new HttpError(409, `This order is ${order.status.toLowerCase()}: there is nothing to pay.`);
      }
      if (isUnpriced(order)) throw new HttpError(409, unpricedMessage);
      if (await hasPaymentInProgress(context.db, id)) throw new HttpError(409, confirmingMessage);
      const { price = order.price } = request.body;
      if (price !== order.price) throw new PriceChangedError({ price: order.price });
      const payment = await resumePayment(context, order.id);
      const message = payment
        ? 'You can pay now.'
        : 'Payment cannot be reached. Please try again in a moment.';
      return { message, order: await readOrder(context.db, order), payment };
    },
  );

  app.post<{ Params: { id: string } }>(
    '/order/:id/verify',
    {
      schema: {
        tags,
        summary: 'Ask the payment provider whether the order is paid',
        security,
        response: { 200: orderMovedSchema, ...refusals(401, 404, 429) },
      },
      onRequest: [requireReader(context), limitRate(context.db, 'verify', rateLimits.verify, byReader)],
    },
    async (request): Promise<OrderMovedAnswer> => {
      const { id } = await ownOrder(context.db, request.params.id, readerOf(request));
      await reportPaymentByCustomer(context, id);
      const decision = await settleOrder(context, id);
      const order = await readOrder(context.db, await findOrder(context.db, id));
      return { message: verifiedMessage(order, decision), order };
    },
  );
};

const unpricedMessage =
  'The delivery of this order has no price yet. We email it to you, and then you can pay.';

function verifiedMessage({ status, confirming, open_refund }: Order, decision: Decision): string {
  if (status === 'Paid') return 'Payment received. Thank you!';
  const isLate = status === 'Canceled' && open_refund === 'full';
  if (isLate || status === 'Refunded') return 'Your payment arrived too late: we are giving it back to you.';
  if (status === 'Pending' && (confirming || decision === 'undecided')) return confirmingMessage;
  return 'No payment has arrived yet.';
}
