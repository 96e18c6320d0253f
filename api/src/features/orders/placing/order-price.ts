import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import { formatNaira } from '@gallery/shared/domain/money';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { quoteWork } from '../../delivery/quote-work';
import type { OrderRow } from '../order.table';
import type { OrderRequest } from './order-request';

/** Quotes an order's delivery at its time. A collected work costs nothing more, nor does an address of one text, which the previous release sends. */
export async function quoteOrder(
  tx: Database,
  { artwork_id, deliverTo }: Pick<OrderRequest, 'artwork_id' | 'deliverTo'>,
): Promise<DeliveryQuote> {
  return deliverTo ? quoteWork(tx, artwork_id, deliverTo) : { zone: null, days: null, price: 0 };
}

/** What the order is charged for its delivery. One without a price waits for it. */
export function chargedDelivery({ zone, price }: DeliveryQuote): Pick<OrderRow, 'delivery' | 'deliveryZone'> {
  return price === null ? { delivery: 0, deliveryZone: null } : { delivery: price, deliveryZone: zone };
}

/** In whole naira. A `delivery` of `null` has no price; without it, the price is of the work alone. */
export type SeenPrice = { price: number; delivery?: number | null };

/** Refuses an order at an outdated price and carries the current one. */
export class PriceChangedError extends HttpError {
  constructor({ price, delivery }: SeenPrice, message = `The price is now ${formatNaira(price)}.`) {
    super(409, message, undefined, { price, delivery });
  }
}

/** Throws a 409 with both current amounts if the customer saw other ones. */
export function refuseChanged(seen: SeenPrice, now: Required<SeenPrice>): void {
  const [isOldPrice, isOldDelivery] = [seen.price !== now.price, !isAsSeen(seen.delivery, now.delivery)];
  if (!isOldDelivery && !isOldPrice) return;
  // A client of the previous release knows no delivery.
  const current = seen.delivery === undefined && now.delivery === 0 ? { price: now.price } : now;
  throw new PriceChangedError(
    current,
    [
      isOldPrice ? `The price is now ${formatNaira(now.price)}.` : '',
      isOldDelivery ? deliveryText(now.delivery) : '',
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** A free delivery surprises nobody. One on request must have been seen. */
function isAsSeen(seen: number | null | undefined, now: number | null): boolean {
  return seen === now || (typeof seen !== 'number' && now === 0);
}

function deliveryText(delivery: number | null): string {
  return delivery === null
    ? 'Delivery to this address has no fixed price now: we agree on it with you.'
    : `Delivery to this address now costs ${formatNaira(delivery)}.`;
}
