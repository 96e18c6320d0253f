import { deliveryLabel } from '@gallery/shared/contract/delivery/delivery';
import type { OrderRow, PricePart } from '../order.table';

type PricedOrder = Pick<OrderRow, 'artworkName' | 'price' | 'priceParts' | 'delivery' | 'deliveryZone'>;

/** Returns the lines of an order's price, which add up to it: a won lot's own, or the work and its delivery. */
export function orderPartsOf(order: PricedOrder): PricePart[] {
  const { artworkName, price, priceParts, delivery, deliveryZone } = order;
  if (priceParts) return priceParts;
  const work = { label: artworkName, amount: price - delivery };
  if (delivery === 0) return [work];
  return [work, { label: deliveryLabel(deliveryZone ?? ''), amount: delivery }];
}
