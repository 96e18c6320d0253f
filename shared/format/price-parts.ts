import { deliveryLabel } from '../contract/delivery/delivery';
import type { Order } from '../contract/orders/order';

type PricedOrder = Pick<Order, 'price_parts' | 'artwork_id' | 'delivery'>;

/** Returns the parts of the order's price: a won lot's own, or the work and its delivery. */
export function pricePartsOf({ price_parts, artwork_id, delivery }: PricedOrder) {
  if (price_parts) return price_parts;
  const { name_of_artwork: label, price } = artwork_id;
  if (!delivery) return [{ label, amount: price }];
  return [
    { label, amount: price - delivery.amount },
    { label: deliveryLabel(delivery.zone), amount: delivery.amount },
  ];
}
