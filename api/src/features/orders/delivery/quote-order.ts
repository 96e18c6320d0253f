import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import type { Database } from '../../../db/client';
import { quoteWork } from '../../delivery/quote-work';
import type { OrderRow } from '../order.table';
import type { OrderRequest } from '../placing/order-request';

/** Quotes an order's delivery at its time. A collected work costs nothing more, nor does an order of a client that knows no delivery. */
export async function quoteOrder(
  tx: Database,
  { artwork_id, deliverTo, delivery }: Pick<OrderRequest, 'artwork_id' | 'deliverTo' | 'delivery'>,
): Promise<DeliveryQuote> {
  const isQuoted = deliverTo !== null && delivery !== undefined;
  return isQuoted ? quoteWork(tx, artwork_id, deliverTo) : { zone: null, days: null, price: null };
}

/** What the order is charged for its delivery. The gallery agrees later on one without a price. */
export function chargedDelivery({ zone, price }: DeliveryQuote): Pick<OrderRow, 'delivery' | 'deliveryZone'> {
  return price === null ? { delivery: 0, deliveryZone: null } : { delivery: price, deliveryZone: zone };
}
