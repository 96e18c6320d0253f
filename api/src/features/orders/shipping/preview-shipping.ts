import type { OrderStatusInput } from '@gallery/shared/contract/orders/order-input.schema';
import { canMove } from '@gallery/shared/contract/orders/order-status';
import type { ShippingPreviewAnswer } from '@gallery/shared/contract/orders/staff/staff-order.schema';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { textOf } from '../../mail/email';
import { statusEmailOf } from '../emails/order-emails';
import type { OrderRow } from '../order.table';
import type { OrderOutbox } from '../order-links';
import { refusalMessage } from '../status/move-order';

/** Returns the mail that the buyer gets if staff ship the order like this. Saves nothing. Throws a 409. */
export async function previewShipping(
  db: Database,
  outbox: OrderOutbox,
  order: OrderRow,
  { delivery_date, courier, tracking_number }: OrderStatusInput,
): Promise<ShippingPreviewAnswer> {
  if (!canMove(order.status, 'Shipped')) throw new HttpError(409, refusalMessage(order.status, 'Shipped'));
  const mail = await statusEmailOf(db, outbox, {
    ...order,
    status: 'Shipped',
    deliveryDate: delivery_date ?? null,
    courier: courier ?? null,
    trackingNumber: tracking_number ?? null,
  });
  if (!mail) throw new Error('The order has no buyer.');
  const { to, content } = mail;
  return {
    to: `${to.name} <${to.address}>`,
    subject: content.subject,
    text: textOf(content, outbox.settings),
  };
}
