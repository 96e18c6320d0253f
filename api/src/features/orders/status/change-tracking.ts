import { shipmentText } from '@gallery/shared/contract/orders/shipment/courier';
import type { ChangeTrackingInput } from '@gallery/shared/contract/orders/shipment/shipment-input.schema';
import { eq } from 'drizzle-orm';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { sendTrackingEmail } from '../emails/order-emails';
import { rewriteShippingMail } from '../held-mail/shipping-mail';
import { type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { shipmentOf } from '../reading/order-parts';
import { lockOrder } from './move-order';

/** Corrects who brings a shipped work, and mails the buyer if `mail` is true. A waiting mail of the shipping changes too. Throws a 409 unless the order is Shipped. */
export async function changeTracking(
  { db, outbox }: OrderContext,
  id: string,
  { courier, tracking_number, mail }: ChangeTrackingInput,
  by: string,
): Promise<OrderRow> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, id);
    if (order.status !== 'Shipped') throw new HttpError(409, refusalMessage(order));
    const [changed] = await tx
      .update(orders)
      .set({ courier, trackingNumber: tracking_number ?? null })
      .where(eq(orders.id, id))
      .returning();
    if (!changed) throw new Error('The tracking was changed without the lock of its order.');
    const [from, to] = [courierText(order), courierText(changed)];
    const change = { subject: 'order', subjectId: id, action: 'Tracking changed' } as const;
    if (from !== to) await recordAudit(tx, { ...change, from, to, by });
    const isWritten = await rewriteShippingMail(tx, outbox, changed);
    if (mail && !isWritten) await sendTrackingEmail(tx, outbox, changed);
    return changed;
  });
}

function courierText(order: OrderRow): string {
  const shipment = shipmentOf(order);
  return shipment ? shipmentText(shipment) : 'no courier';
}

function refusalMessage({ status }: OrderRow): string {
  return `This order is ${status.toLowerCase()}: only a shipped order has a courier to change.`;
}
