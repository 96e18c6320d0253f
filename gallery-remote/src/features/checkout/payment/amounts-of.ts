import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import type { Order } from '@gallery/shared/contract/orders/order';

/** In whole naira: the work alone, the delivery if it has a price, and both. */
export type Amounts = { price: number; delivery?: number; total: number };

/** Returns the amounts of the hold, or else those of a new order, or `null` for a price on request. */
export function amountsOf(
  hold: Order | null,
  price: number | null,
  quote: DeliveryQuote | null,
): Amounts | null {
  if (hold) {
    const { price: total } = hold.artwork_id;
    const delivery = hold.delivery?.amount;
    return { price: total - (delivery ?? 0), delivery, total };
  }
  if (price === null) return null;
  const delivery = quote?.price ?? undefined;
  return { price, delivery, total: price + (delivery ?? 0) };
}
