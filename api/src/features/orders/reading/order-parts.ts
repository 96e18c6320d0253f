import { pricePartsOf } from '@gallery/shared/contract/delivery/price-parts';
import type { Order } from '@gallery/shared/contract/orders/order';
import type { Shipment } from '@gallery/shared/contract/orders/shipment/courier';
import type { OrderRow, PricePart } from '../order.table';

type PricedOrder = Pick<OrderRow, 'artworkName' | 'price' | 'priceParts' | 'delivery' | 'deliveryZone'>;

/** Returns the lines of an order's price, which add up to it. */
export function orderPartsOf(order: PricedOrder): PricePart[] {
  const { artworkName, price, priceParts } = order;
  const artwork_id = { name_of_artwork: artworkName, price };
  return pricePartsOf({ price_parts: priceParts, artwork_id, delivery: deliveryOf(order) });
}

/** Returns the part of the price for delivery, or `null` if it is free or collected. */
export function deliveryOf({
  delivery,
  deliveryZone,
}: Pick<OrderRow, 'delivery' | 'deliveryZone'>): Order['delivery'] {
  return delivery > 0 ? { amount: delivery, zone: deliveryZone ?? '' } : null;
}

export function quoteOf({ quoteState, quoteAskedAt, quoteReply }: OrderRow): Order['delivery_quote'] {
  if (!quoteState || !quoteAskedAt) return null;
  return { state: quoteState, asked_at: quoteAskedAt.toISOString(), reply: quoteReply };
}

export function shipmentOf({ courier, trackingNumber }: OrderRow): Shipment | null {
  return courier && { courier, tracking_number: trackingNumber };
}
