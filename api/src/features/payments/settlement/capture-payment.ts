import { isLive, type OrderStatus } from '@gallery/shared/contract/orders/order';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { alertWrongPayment } from '../../orders/emails/order-alert';
import { writeDoublePaid, writeWrongPayment } from '../../orders/emails/order-emails';
import { lockedOrder, moveOrder, takeWork } from '../../orders/move-order';
import type { OrderRow } from '../../orders/order.table';
import type { OrderDesk } from '../order-context';
import { type PaymentRow, payments } from '../payment.table';
import type { VerifiedPayment } from '../provider/payment-provider';
import { askRefund } from '../refunds/ask-refund';

/** `undecided`: the provider cannot say yet, or cannot be reached. */
export type Decision = 'paid' | 'unpaid' | 'undecided';

/** Writes down the money that has arrived, once, with what becomes of the order or of the money. */
export async function capturePayment(
  desk: OrderDesk,
  { reference, orderId }: PaymentRow,
  verified: VerifiedPayment,
): Promise<Decision> {
  return desk.db.transaction(async (tx): Promise<Decision> => {
    const order = await lockedOrder(tx, orderId);
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
      desk.logger.error({ reference, verified }, 'a payment of another amount or currency is given back');
      await writeWrongPayment(tx, desk.outbox, order);
      await askRefund(tx, desk, payment);
      await alertWrongPayment(tx, order);
      return decisionOf(order.status);
    }
    const status = await giveOrder(tx, desk, order, payment);
    await desk.onStep?.('capture written');
    return decisionOf(status);
  });
}

/** The money is here: the order gets the work, or the customer the money. */
async function giveOrder(
  tx: Database,
  desk: OrderDesk,
  order: OrderRow,
  payment: PaymentRow,
): Promise<OrderStatus> {
  if (order.status === 'Pending' || (order.status === 'Canceled' && (await takeWork(tx, order)))) {
    return (await moveOrder(tx, desk, order, 'Paid', null)).status;
  }
  await askRefund(tx, desk, payment);
  if (order.status === 'Canceled') return (await moveOrder(tx, desk, order, 'Refunded', null)).status;
  await writeDoublePaid(tx, desk.outbox, order);
  return order.status;
}

/** What an order whose payments are all captured tells. */
export function decisionOf(status: OrderStatus): Decision {
  return isLive(status) && status !== 'Pending' ? 'paid' : 'unpaid';
}
