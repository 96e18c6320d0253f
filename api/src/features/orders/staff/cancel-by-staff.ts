import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { hasPaymentInProgress } from '../../payments/settlement/payment-in-progress';
import { settleOrder } from '../../payments/settlement/settle-payment';
import { isWonOrder, type OrderRow } from '../order.table';
import type { OrderContext } from '../order-context';
import { lockOrder, moveOrder } from '../status/move-order';
import { orderCancellations } from './staff-order.table';

/** Frees the work and mails the buyer. Throws a 409 for an order that is paid, being paid, or won. */
export async function cancelByStaff(
  context: OrderContext,
  order: OrderRow,
  reason: string,
  by: string,
): Promise<OrderRow> {
  if (isWonOrder(order)) throw new HttpError(409, wonMessage);
  const { id } = order;
  const decision = order.status === 'Pending' ? await settleOrder(context, id) : 'unpaid';
  return context.db.transaction(async (tx) => {
    const locked = await lockOrder(tx, id);
    if (locked.status !== 'Pending') throw new HttpError(409, refusalMessage(locked));
    if (await hasPaymentInProgress(tx, id)) throw new HttpError(409, inProgressMessage);
    await tx.insert(orderCancellations).values({ orderId: id, reason, byUser: by });
    const mayBePaid = decision === 'undecided';
    const canceled = await moveOrder(tx, context, locked, 'Canceled', by, { mayBePaid, byStaff: { reason } });
    await recordAudit(tx, {
      subject: 'order',
      subjectId: id,
      action: 'Order canceled',
      to: reason || null,
      by,
    });
    return canceled;
  });
}

/** Tells whether staff canceled the order, so that it can no longer be paid. */
export async function isCanceledByStaff(tx: Database, { id }: OrderRow): Promise<boolean> {
  return (await tx.$count(orderCancellations, eq(orderCancellations.orderId, id))) > 0;
}

const wonMessage =
  'This work was won at auction, and a bid is binding. The order ends if it is not paid in time.';
const inProgressMessage =
  'A payment of this order is being confirmed. Cancel the order if the payment does not arrive.';

function refusalMessage({ status }: OrderRow): string {
  if (status === 'Paid') return 'The payment has arrived: the order is paid. You can refund it.';
  return `This order is ${status.toLowerCase()}: only a Pending order can be canceled.`;
}
