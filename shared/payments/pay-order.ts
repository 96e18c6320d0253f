import { sendJson } from '@gallery/shared/http';
import { type Order, type OrderPaymentAnswer, orderPaths } from '../contract/order';
import type { PaymentStart } from '../contract/payment';
import { type PaymentReport, payByCard } from './card-payment';

/**
 * Lets the customer pay for an order in the payment form; once the form says so, has the API ask the provider.
 * Fails with words fit to show when the form cannot be opened.
 */
export async function payOrder(
  order: Order,
  payment: PaymentStart,
  onOpen?: () => void,
): Promise<PaymentReport> {
  const report = await payByCard(payment, payment.script_url, onOpen);
  // The API asks by itself too, so an answer that is lost here changes nothing.
  if (report === 'completed') await sendJson('POST', orderPaths.verify(order._id), {}).catch(() => undefined);
  return report;
}

/** Begins another payment for a Pending order and lets the customer make it. */
export async function payAgain(order: Order, onOpen?: () => void): Promise<PaymentReport> {
  const { payment, message } = await sendJson<OrderPaymentAnswer>('POST', orderPaths.pay(order._id), {});
  if (!payment) throw new Error(message);
  return payOrder(order, payment, onOpen);
}
