import { isLive, type OrderStatus } from '@gallery/shared/contract/orders/order';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { alertWrongPayment } from '../../orders/emails/order-alerts';
import { sendDoublePaymentEmail, sendWrongPaymentEmail } from '../../orders/emails/order-emails';
import { lockOrder, moveOrder, reclaimArtwork } from '../../orders/move-order';
import type { OrderRow } from '../../orders/order.table';
import type { OrderContext } from '../order-context';
import { type PaymentRow, payments } from '../payment.table';
import type { VerifiedPayment } from '../provider/payment-provider';
import { requestRefund } from '../refunds/request-refund';

/** `undecided`: the provider cannot say yet, or cannot be reached. */
export type Decision = 'paid' | 'unpaid' | 'undecided';

/** Writes down the money that has arrived, once, with what becomes of the order or of the money. */
export async function capturePayment(
  context: OrderContext,
  { reference, orderId }: PaymentRow,
  verified: VerifiedPayment,
): Promise<Decision> {
  return context.db.transaction(async (tx): Promise<Decision> => {
    const order = await lockOrder(tx, orderId);
    const [payment] = await tx
      .update(payments)
      .set({
        // Not now(), the transaction's beginning: whoever waited for the order came later.
        capturedAt: sql`clock_timestamp()`,
        capturedAmount: verified.amount,
        capturedCurrency: verified.currency,
        paidWith: verified.paidWith ?? null,
      })
      .where(and(eq(payments.reference, reference), isNull(payments.capturedAt)))
      .returning();
    if (!payment) return decisionOf(order.status);
    const isRight = verified.amount === payment.amount && verified.currency === payment.currency;
    if (!isRight) {
      context.logger.error({ reference, verified }, 'a payment of another amount or currency is given back');
      await sendWrongPaymentEmail(tx, context.outbox, order);
      await requestRefund(tx, context, payment);
      await alertWrongPayment(tx, order);
      return decisionOf(order.status);
    }
    const status = await giveOrder(tx, context, order, payment);
    await context.onStep?.('capture written');
    return decisionOf(status);
  });
}

/** The money is here: the order gets the work, or the customer the money. */
async function giveOrder(
  tx: Database,
  context: OrderContext,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderStatus> {
  if (order.status === 'Pending' || (order.status === 'Canceled' && (await reclaimArtwork(tx, order)))) {
    return (await moveOrder(tx, context, order, 'Paid', null)).status;
  }
  await requestRefund(tx, context, payment);
  if (order.status === 'Canceled') return (await moveOrder(tx, context, order, 'Refunded', null)).status;
  await sendDoublePaymentEmail(tx, context.outbox, order);
  return order.status;
}

/** What an order whose payments are all captured tells. */
export function decisionOf(status: OrderStatus): Decision {
  return isLive(status) && status !== 'Pending' ? 'paid' : 'unpaid';
}
