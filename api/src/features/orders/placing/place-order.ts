import { isSameDelivery } from '@gallery/shared/contract/orders/address/delivery-address';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { hasPaymentInProgress } from '../../payments/settlement/payment-in-progress';
import { isOrderOf, lockBuyer } from '../buyer/buyer';
import { sendNewAddressEmail } from '../emails/order-emails';
import { type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { holdArtwork } from './hold-artwork';
import type { HoldSettings } from './hold-limits';
import { orderByIdempotencyKey, saveIdempotencyKey } from './idempotency-keys';
import { chargedDelivery, quoteOrder, refuseChanged } from './order-price';
import type { OrderRequest } from './order-request';

export type PlacedOrder = { order: OrderRow; outcome: 'held' | 'existing' | 'readdressed' };

/** Holds a work for an order, or returns the buyer's order with the same key or work. Throws a 404, 409, 422, or 429. */
export async function placeOrder(
  context: OrderContext,
  settings: HoldSettings,
  request: OrderRequest,
): Promise<PlacedOrder> {
  return context.db.transaction(async (tx) => {
    await lockBuyer(tx, request.buyer);
    const repeated = await orderByIdempotencyKey(tx, request);
    const existing: PlacedOrder | null = repeated
      ? { order: repeated, outcome: 'existing' }
      : await liveOrderOf(tx, context, request);
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
  request: OrderRequest,
): Promise<PlacedOrder | null> {
  const isOwn = and(
    isOrderOf(request.buyer),
    eq(orders.artworkId, request.artwork_id),
    eq(orders.status, 'Pending'),
  );
  const [order] = await tx.select().from(orders).where(isOwn).for('update');
  if (!order) return null;
  const isReaddressed = order.address !== request.address;
  const delivery = isReaddressed ? undefined : request.delivery;
  refuseChanged(
    { price: request.price, delivery },
    { price: order.price - order.delivery, delivery: delivery === undefined ? 0 : order.delivery },
  );
  if (isReaddressed)
    return { order: await changeAddress(tx, context, order, request), outcome: 'readdressed' };
  return { order: await changeRecipient(tx, order, request), outcome: 'existing' };
}

/** Refuses a new address during a payment, because the payment form named the earlier one, and one at another price. */
async function changeAddress(
  tx: Database,
  context: OrderContext,
  order: OrderRow,
  request: OrderRequest,
): Promise<OrderRow> {
  const { address, deliverTo } = request;
  if (await hasPaymentInProgress(tx, order.id)) {
    throw new HttpError(
      409,
      `Your payment for this artwork is being confirmed. It goes to ${order.address}. Write to us to change that.`,
    );
  }
  const quote = await quoteOrder(tx, request);
  const { delivery, deliveryZone } = chargedDelivery(quote);
  const becomesOnRequest = quote.price === null && !isDeliveredOnRequest(order);
  if (becomesOnRequest || delivery !== order.delivery) throw new HttpError(409, otherDeliveryMessage);
  const readdressed = await redirect(tx, order, { address, deliverTo, deliveryZone });
  await sendNewAddressEmail(tx, context.outbox, readdressed);
  await recordAudit(tx, {
    subject: 'order',
    subjectId: order.id,
    by: order.userId,
    guestId: order.guestId,
    action: 'Delivery address changed',
    from: order.address,
    to: address,
  });
  return readdressed;
}

/** Only a delivery with a price has a zone. */
function isDeliveredOnRequest({ deliverTo, deliveryZone }: OrderRow): boolean {
  return deliverTo !== null && deliveryZone === null;
}

/** A new name, phone number, or note at the same address needs no e-mail. */
async function changeRecipient(
  tx: Database,
  order: OrderRow,
  { deliverTo }: OrderRequest,
): Promise<OrderRow> {
  if (!deliverTo || isSameDelivery(order.deliverTo, deliverTo)) return order;
  return redirect(tx, order, { deliverTo });
}

async function redirect(
  tx: Database,
  { id }: OrderRow,
  changes: Partial<Pick<OrderRow, 'address' | 'deliverTo' | 'deliveryZone'>>,
): Promise<OrderRow> {
  const [redirected] = await tx.update(orders).set(changes).where(eq(orders.id, id)).returning();
  if (!redirected) throw new Error('The order was deleted.');
  return redirected;
}

const otherDeliveryMessage =
  'Delivery to this address costs another amount than this order includes. Cancel the order, then order the work again.';
