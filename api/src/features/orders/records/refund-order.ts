import { and, eq, inArray, sql } from 'drizzle-orm';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import type { OrderContext } from '../../payments/order-context';
import { payments, refunds } from '../../payments/payment.table';
import { lockOrder } from '../move-order';
import type { OrderRow } from '../order.table';

/**
 * Tries the refunds of an order that failed again at once. It never moves the order: one that failed may be of a second
 * payment, or may have been done meanwhile. Throws a 409 when none failed, or payments are off.
 */
export async function retryRefunds(context: OrderContext, id: string, by: string): Promise<OrderRow> {
  if (!context.payments) {
    throw new HttpError(409, 'Payments are off: the money goes out by itself when they are on again.');
  }
  return context.db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    const ofOrder = tx
      .select({ reference: payments.reference })
      .from(payments)
      .where(eq(payments.orderId, id));
    const again = await tx
      .update(refunds)
      .set({ state: 'asked', nextTryAt: sql`now()` })
      .where(and(eq(refunds.state, 'failed'), inArray(refunds.reference, ofOrder)))
      .returning({ reference: refunds.reference });
    if (again.length === 0) throw new HttpError(409, 'No refund of this order has failed.');
    for (const { reference } of again) await context.jobs.send(tx, 'refund-payment', { reference });
    await recordAudit(tx, { subject: 'order', subjectId: id, action: 'Refund tried again', by });
    return order;
  });
}
