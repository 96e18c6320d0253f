import type { DeliverTo } from './delivery-address';

/** How the address of a collected work begins. */
const collectedFrom = 'Collected from the gallery';

/** True if the customer collects the work. Then the order has an address of the gallery's words, without parts. */
export function isCollected(address: string, deliverTo: DeliverTo | null | undefined): boolean {
  return !deliverTo && address.startsWith(collectedFrom);
}
