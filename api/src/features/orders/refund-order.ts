import { and, eq, inArray, sql } from 'drizzle-orm';
import { HttpError } from '../../http/http-error';
import { recordAudit } from '../audit/record-audit';
import type { OrderDesk } from '../payments/order-desk';
import { payments, refunds } from '../payments/payment.table';
import { administerOrder } from './administer-order';
import { lockedOrder } from './move-order';
import type { OrderRow } from './order.table';

/** Gives the money of a Paid order back, or tries a refund that failed again at once. Throws a 409 for any other. */
export async function refundOrder(desk: OrderDesk, order: OrderRow, by: string): Promise<OrderRow> {
  if (order.status === 'Paid') return administerOrder(desk, order.id, { status: 'Refunded' }, by);
  return desk.db.transaction(async (tx) => {
    const locked = await lockedOrder(tx, order.id);
    const again = await tx
      .update(refunds)
      .set({ state: 'asked', nextTryAt: sql`now()` })
      .where(
        and(
          eq(refunds.state, 'failed'),
          inArray(
            refunds.reference,
            tx.select({ reference: payments.reference }).from(payments).where(eq(payments.orderId, order.id)),
          ),
        ),
      )
      .returning({ reference: refunds.reference });
    if (again.length === 0) throw new HttpError(409, refusalOf(locked));
    for (const { reference } of again) await desk.jobs.send(tx, 'refund-payment', { reference });
    await recordAudit(tx, { subject: 'order', subjectId: order.id, action: 'Refund tried again', by });
    return locked;
  });
}

function refusalOf({ status }: OrderRow): string {
  return `This order is ${status.toLowerCase()}: there is nothing to refund.`;
}
