import type { DeliveryQuote } from '@gallery/shared/contract/delivery/delivery';
import type { Database } from '../../../db/client';
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

/** What the order is charged for its delivery. The gallery agrees later on one without a price. */
export function chargedDelivery({ zone, price }: DeliveryQuote): Pick<OrderRow, 'delivery' | 'deliveryZone'> {
  return price === null ? { delivery: 0, deliveryZone: null } : { delivery: price, deliveryZone: zone };
}
