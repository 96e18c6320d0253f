import type { Order } from '../orders/order';
import { deliveryLabel } from './delivery';

type PricedOrder = Pick<Order, 'price_parts' | 'delivery'> & {
  artwork_id: Pick<Order['artwork_id'], 'name_of_artwork' | 'price'>;
};

/** Labels the parts of a won lot's price. Orders and invoices store them, so a new word needs a migration. */
export const lotPartLabels = {
  hammer: 'Hammer price',
  premium: 'Premium',
  vat: 'VAT on the premium',
  delivery: 'Delivery',
};

/** Returns the parts of the order's price: a won lot's own, or the work and its delivery. */
export function pricePartsOf({
  price_parts,
  artwork_id,
  delivery,
}: PricedOrder): { label: string; amount: number }[] {
  if (price_parts) return price_parts;
  const { name_of_artwork: label, price } = artwork_id;
  if (!delivery) return [{ label, amount: price }];
  return [
    { label, amount: price - delivery.amount },
    { label: deliveryLabel(delivery.zone), amount: delivery.amount },
  ];
}
