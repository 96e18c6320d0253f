import { deliveryLabel } from '@gallery/shared/contract/delivery/delivery';
import type { Shipment } from '@gallery/shared/contract/orders/courier';
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

/** Returns who brings the work of an order, or `null` if staff named nobody. */
export function shipmentOf({ courier, trackingNumber }: OrderRow): Shipment | null {
  return courier && { courier, tracking_number: trackingNumber };
}
