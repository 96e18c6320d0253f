import { canMove, type OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { and, eq, isNull, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { artworks } from '../../artworks/artwork.table';
import { artworkClaims } from '../../artworks/availability/availability.table';
import { tellGalleryOfPaid } from '../emails/gallery-email';
import { alertPaid } from '../emails/order-alerts';
import { sendCanceledEmail, sendStatusEmail } from '../emails/order-emails';
import { holdShippingMail, releaseShippingMail } from '../held-mail/shipping-mail';
import { isWonOrder, type OrderRow, orderEvents, orders } from '../order.table';
import type { OrderContext } from '../order-context';

export type MoveContext = Pick<OrderContext, 'outbox' | 'onWonOrderMoved'>;

type Changes = Partial<
  Pick<OrderRow, 'deliveryDate' | 'courier' | 'trackingNumber' | 'quoteState' | 'quoteReply'>
> & {
  ranOutAt?: SQL;
  /** Money may still arrive for the canceled order. */
  mayBePaid?: boolean;
  leavesCatalogue?: boolean;
  byOwner?: boolean;
  byStaff?: { reason: string };
};

/** Locks the order until the commit. Throws a 404. */
export async function lockOrder(tx: Database, id: string): Promise<OrderRow> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  if (!order) throw new HttpError(404, 'No order with this id.');
  return order;
}

/** Moves a locked order and its artwork, and writes the email; `by` is a user, or `null` for a guest, and for the gallery itself. Throws a 409. */
export async function moveOrder(
  tx: Database,
  { outbox, onWonOrderMoved }: MoveContext,
  order: OrderRow,
  to: OrderStatus,
  by: string | null,
  { mayBePaid = false, leavesCatalogue = false, byOwner = by !== null, byStaff, ...changes }: Changes = {},
): Promise<OrderRow> {
  if (!canMove(order.status, to)) throw new HttpError(409, refusalMessage(order.status, to));
  await moveArtwork(tx, order, to, leavesCatalogue);
  const [moved] = await tx
    .update(orders)
    .set({ ...changes, status: to, heldUntil: null, network: null })
    .where(and(eq(orders.id, order.id), eq(orders.status, order.status)))
    .returning();
  if (!moved) throw new Error('An order was moved without its lock.');
  await tx.insert(orderEvents).values({ orderId: order.id, status: to, byUser: by });
  if (order.status === 'Shipped') await releaseShippingMail(tx, outbox, order.id);
  if (to === 'Canceled') await sendCanceledEmail(tx, outbox, moved, { mayBePaid, byOwner, byStaff });
  else if (to === 'Shipped') await holdShippingMail(tx, outbox, moved);
  else await sendStatusEmail(tx, outbox, moved);
  if (isWonOrder(moved)) await onWonOrderMoved(tx, moved, order.status);
  if (to === 'Paid') {
    await tellGalleryOfPaid(tx, outbox, moved);
    await alertPaid(tx, moved);
  }
  return moved;
}

/** Marks the work of an order that lost it as sold, if the work is available and in no lot. */
export async function reclaimArtwork(tx: Database, { artworkId }: OrderRow): Promise<boolean> {
  const taken = await tx
    .update(artworks)
    .set({ availability: 'sold' })
    .where(
      and(
        eq(artworks.id, artworkId),
        eq(artworks.availability, 'available'),
        isNull(artworks.archivedAt),
        notExists(tx.select().from(artworkClaims).where(eq(artworkClaims.artworkId, artworkId))),
      ),
    )
    .returning({ id: artworks.id });
  return taken.length > 0;
}

/** A Pending order holds its work, and a Paid order has bought it. A canceled order no longer changes it. */
async function moveArtwork(
  tx: Database,
  { status, artworkId }: OrderRow,
  to: OrderStatus,
  leavesCatalogue: boolean,
): Promise<void> {
  const availability = afterMove[`${status} ${to}`];
  if (!availability) return;
  const archived = leavesCatalogue ? { archivedAt: sql`coalesce(${artworks.archivedAt}, now())` } : {};
  await tx
    .update(artworks)
    .set({ availability, heldUntil: null, ...archived })
    .where(eq(artworks.id, artworkId));
}

const afterMove: Partial<Record<`${OrderStatus} ${OrderStatus}`, 'available' | 'sold'>> = {
  'Pending Paid': 'sold',
  'Pending Canceled': 'available',
  'Paid Refunded': 'available',
  'Shipped Refunded': 'available',
  'Delivered Refunded': 'available',
};

export function refusalMessage(from: OrderStatus, to: OrderStatus): string {
  if (from === to) return `This order is already ${to.toLowerCase()}.`;
  return `This order is ${from.toLowerCase()}: it cannot become ${to.toLowerCase()}.`;
}
