import type { Order } from '../contract/orders/order';

/** What the order's price consists of: of a work bought at its price that alone. */
export function pricePartsOf({ price_parts, artwork_id }: Pick<Order, 'price_parts' | 'artwork_id'>) {
  const { name_of_artwork: label, price: amount } = artwork_id;
  return price_parts ?? [{ label, amount }];
}
