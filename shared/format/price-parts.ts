import type { Order } from '../contract/orders/order';

/** Returns the parts of the order's price. A work with a fixed price has only one. */
export function pricePartsOf({ price_parts, artwork_id }: Pick<Order, 'price_parts' | 'artwork_id'>) {
  const { name_of_artwork: label, price: amount } = artwork_id;
  return price_parts ?? [{ label, amount }];
}
