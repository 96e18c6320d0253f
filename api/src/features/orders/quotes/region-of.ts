import { countryName, homeCountry } from '@gallery/shared/contract/orders/address/destinations';
import type { OrderRow } from '../order.table';

type Destination = OrderRow['deliverTo'];

/** Names the line of a delivery that the gallery priced itself: the state at home, the country elsewhere. */
export function regionOf(deliverTo: Destination): string {
  if (!deliverTo) throw new Error('Without an address there is no delivery.');
  const { country, state } = deliverTo;
  return country === homeCountry ? state : countryName(country);
}

/** True if the delivery to an address has no price yet. Only a delivery with a price has a zone. */
export function lacksPrice({
  deliverTo,
  deliveryZone,
}: Pick<OrderRow, 'deliverTo' | 'deliveryZone'>): boolean {
  return deliverTo !== null && deliveryZone === null;
}
