import type { OrderStatusInput } from '@gallery/shared/contract/orders/order.schema';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import type { OrderDesk } from '../../payments/order-context';
import { payments } from '../../payments/payment.table';
import { askRefund } from '../../payments/refunds/ask-refund';
import { hasPaymentUnderWay } from '../../payments/settlement/payments-under-way';
import { settleOrder } from '../../payments/settlement/settle-payment';
import { lockedOrder, moveOrder } from '../move-order';
import { type OrderRow, orders } from '../order.table';

/** An administrator's move; Refunded also has the money given back. Throws a 409 for an illegal one. */
export async function administerOrder(
  desk: OrderDesk,
  id: string,
  { status, delivery_date }: OrderStatusInput,
  by: string,
): Promise<OrderRow> {
  return desk.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    // A canceled order is refunded by a late payment alone.
    if (status === 'Refunded' && order.status === 'Canceled') {
      throw new HttpError(409, 'This order is canceled: there is nothing to refund.');
    }
    const changes = status === 'Shipped' ? { deliveryDate: delivery_date } : {};
    const moved = await moveOrder(tx, desk, order, status, by, changes);
    const move = { action: 'Order moved', from: order.status, to: status };
    await recordAudit(tx, { ...move, subject: 'order', subjectId: id, by });
    if (status === 'Refunded') await refundOrder(tx, desk, moved);
    return moved;
  });
}

/** The owner's cancellation of a Pending order. Throws a 409 when it was paid meanwhile, or is being paid. */
export async function cancelOrder(desk: OrderDesk, order: OrderRow, by: string): Promise<OrderRow> {
  const decision = order.status === 'Pending' ? await settleOrder(desk, order.id) : 'unpaid';
  if (decision === 'paid') throw new HttpError(409, 'Your payment has arrived: the order is paid.');
  return desk.db.transaction(async (tx) => {
    const locked = await lockedOrder(tx, order.id);
    if (locked.status === 'Pending' && (await hasPaymentUnderWay(tx, order.id))) {
      throw new HttpError(409, underWayWords);
    }
    return moveOrder(tx, desk, locked, 'Canceled', by, { ranOutAt, mayBePaid: decision === 'undecided' });
  });
}

const underWayWords = 'Your payment is being confirmed. The order can be canceled if it does not arrive.';

/** Whoever cancels in the last five minutes has held the work back from the others like one who let the hold run out. */
const ranOutAt = sql`CASE WHEN ${orders.heldUntil} < now() + interval '5 minutes' THEN now() END`;

async function refundOrder(tx: Database, desk: OrderDesk, { id }: OrderRow): Promise<void> {
  const captured = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.orderId, id), isNotNull(payments.capturedAt)))
    .orderBy(asc(payments.capturedAt));
  for (const payment of captured) await askRefund(tx, desk, payment);
}
