import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { shippingMailTime, withdrawShippingMail } from '../held-mail/shipping-mail';
import { type OrderRow, orderEvents, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { readOrder } from '../reading/read-orders';
import { lockOrder } from '../status/move-order';

/** Makes a shipped order Paid again, as if it had never left. Throws a 409 once its mail has left, and during a refund. */
export async function undoShipping({ db, outbox }: OrderContext, id: string, by: string): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.status !== 'Shipped')
      throw new HttpError(409, `This order is ${order.status.toLowerCase()}: there is no shipping to undo.`);
    if ((await readOrder(tx, order)).open_refund) throw new HttpError(409, refundMessage);
    if (!(await withdrawShippingMail(tx, outbox, id))) throw new HttpError(409, goneMessage);
    const [undone] = await tx
      .update(orders)
      .set({ status: 'Paid', deliveryDate: null, courier: null, trackingNumber: null })
      .where(eq(orders.id, id))
      .returning();
    if (!undone) throw new Error('The shipping was undone without the lock of its order.');
    // The audit keeps what happened. The buyer has never read of it.
    await tx.delete(orderEvents).where(and(eq(orderEvents.orderId, id), eq(orderEvents.status, 'Shipped')));
    const move = { action: 'Shipping undone', from: 'Shipped', to: 'Paid' };
    await recordAudit(tx, { ...move, subject: 'order', subjectId: id, by });
    return undone;
  });
}

/** Returns until when staff can undo the shipping, or `null` if they cannot. */
export async function undoUntil(db: Database, { id, status }: OrderRow): Promise<string | null> {
  const time = status === 'Shipped' ? await shippingMailTime(db, id) : null;
  return time?.toISOString() ?? null;
}

const refundMessage = 'A refund or a return of this order is open: end it first.';
const goneMessage = 'The mail to the buyer has left: change the tracking, or write to the buyer.';
