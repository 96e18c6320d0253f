import { sendJson } from '@gallery/shared/http';
import { type Order, type OrderPaymentAnswer, orderPaths } from '../contract/orders/order';
import type { PaymentStart } from '../contract/orders/payment/payment';
import { UserError } from '../errors/error-message';
import { type PaymentReport, payByCard } from './card-payment';

export type PaymentSteps = {
  onOpen?: () => void;
  /** Runs when the form reports the payment, before the API has asked the provider. */
  onCompleted?: () => void;
};

/** After the form reports the payment, the API asks the provider. Rejects with a message fit to show. */
export async function payOrder(
  order: Order,
  payment: PaymentStart,
  { onOpen, onCompleted }: PaymentSteps = {},
): Promise<PaymentReport> {
  const report = await payByCard(payment, payment.script_url, onOpen);
  if (report !== 'completed') return report;
  onCompleted?.();
  // The API also asks on its own, so a lost answer changes nothing.
  await sendJson('POST', orderPaths.verify(order._id), {}).catch(() => undefined);
  return report;
}

export async function payAgain(order: Order, steps?: PaymentSteps): Promise<PaymentReport> {
  const seen = { price: order.artwork_id.price };
  const { payment, message } = await sendJson<OrderPaymentAnswer>('POST', orderPaths.pay(order._id), seen);
  if (!payment) throw new UserError(message);
  return payOrder(order, payment, steps);
}
