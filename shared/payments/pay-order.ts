import { sendJson } from '@gallery/shared/http';
import { type Order, type OrderPaymentAnswer, orderPaths } from '../contract/orders/order';
import type { PaymentStart } from '../contract/orders/payment';
import { UserError } from '../errors/user-error';
import { type PaymentReport, payByCard } from './card-payment';

export type PaymentSteps = {
  /** Just before the form opens over the page. */
  onOpen?: () => void;
  /** As soon as the form says that the payment was made, before the API has asked the provider. */
  onCompleted?: () => void;
};

/**
 * Lets the customer pay for an order in the payment form; once the form says so, has the API ask the provider.
 * Fails with words fit to show when the form cannot be opened.
 */
export async function payOrder(
  order: Order,
  payment: PaymentStart,
  { onOpen, onCompleted }: PaymentSteps = {},
): Promise<PaymentReport> {
  const report = await payByCard(payment, payment.script_url, onOpen);
  if (report !== 'completed') return report;
  onCompleted?.();
  // The API asks by itself too, so an answer that is lost here changes nothing.
  await sendJson('POST', orderPaths.verify(order._id), {}).catch(() => undefined);
  return report;
}

/** Opens the form of a Pending order again, at the price that the customer sees, and lets the customer pay. */
export async function payAgain(order: Order, steps?: PaymentSteps): Promise<PaymentReport> {
  const seen = { price: order.artwork_id.price };
  const { payment, message } = await sendJson<OrderPaymentAnswer>('POST', orderPaths.pay(order._id), seen);
  if (!payment) throw new UserError(message);
  return payOrder(order, payment, steps);
}
