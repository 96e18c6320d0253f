import { isSameDelivery } from '@gallery/shared/contract/orders/address/delivery-address';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { repeatIfUnknown } from '../../../db/connection/outcome-unknown';
import { reached } from '../../../db/steps';
import { isOrderOf, lockBuyer } from '../buyer/buyer';
import { type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { holdArtwork } from './holds/hold-artwork';
import type { HoldSettings } from './holds/hold-limits';
import { orderByIdempotencyKey, saveIdempotencyKey } from './idempotency-keys';
import { quoteOrder, refuseChanged } from './order-price';
import type { OrderRequest } from './order-request';
import { changeAddress } from './readdress/change-address';

export type PlacedOrder = { order: OrderRow; outcome: 'held' | 'existing' | 'readdressed' };

/** Holds a work for an order, or returns the buyer's order with the same key or work. Throws a 404, 409, 422, or 429. */
export async function placeOrder(
  context: OrderContext,
  settings: HoldSettings,
  request: OrderRequest,
): Promise<PlacedOrder> {
  return repeatIfUnknown(() => placeOnce(context, settings, request));
}

async function placeOnce(
  context: OrderContext,
  settings: HoldSettings,
  request: OrderRequest,
): Promise<PlacedOrder> {
  return context.db.transaction(async (tx) => {
    await lockBuyer(tx, request.buyer);
    const repeated = await orderByIdempotencyKey(tx, request);
    const existing: PlacedOrder | null = repeated
      ? { order: repeated, outcome: 'existing' }
      : await liveOrderOf(tx, context, settings, request);
    const placed: PlacedOrder = existing ?? {
      order: await holdArtwork(tx, context, settings, request),
      outcome: 'held',
    };
    await saveIdempotencyKey(tx, request, placed.order.id);
    await reached('order written');
    return placed;
  });
}

async function liveOrderOf(
  tx: Database,
  context: OrderContext,
  settings: HoldSettings,
  request: OrderRequest,
): Promise<PlacedOrder | null> {
  const isOwn = and(
    isOrderOf(request.buyer),
    eq(orders.artworkId, request.artwork_id),
    eq(orders.status, 'Pending'),
  );
  const [order] = await tx.select().from(orders).where(isOwn).for('update');
  if (!order) return null;
  if (order.address !== request.address || (await hasPriceNow(tx, order, request)))
    return { order: await changeAddress(tx, context, settings, order, request), outcome: 'readdressed' };
  refuseChanged(request, heldPrice(order, request));
  return { order: await changeRecipient(tx, order, request), outcome: 'existing' };
}

/** Since the customer asked, the table may have got a price of the delivery. */
async function hasPriceNow(tx: Database, { quoteState }: OrderRow, request: OrderRequest): Promise<boolean> {
  return (
    quoteState === 'asked' && request.deliverTo !== null && (await quoteOrder(tx, request)).price !== null
  );
}

/** A client of the previous release names no delivery, and the price of the work alone. */
function heldPrice({ price, delivery, quoteState }: OrderRow, seen: OrderRequest) {
  const held = quoteState === 'asked' ? null : delivery;
  return { price: price - delivery, delivery: seen.delivery === undefined ? 0 : held };
}

/** A new name, phone number, or note at the same address needs no email. */
async function changeRecipient(
  tx: Database,
  order: OrderRow,
  { deliverTo }: OrderRequest,
): Promise<OrderRow> {
  if (!deliverTo || isSameDelivery(order.deliverTo, deliverTo)) return order;
  const [changed] = await tx.update(orders).set({ deliverTo }).where(eq(orders.id, order.id)).returning();
  if (!changed) throw new Error('The order was deleted.');
  return changed;
}
