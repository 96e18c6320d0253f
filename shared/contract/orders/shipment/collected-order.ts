import type { OrderStatus } from '../order-status';

/** A row of a list has `collected` in place of the address. */
type Destination = { address?: string; deliver_to?: object | null; collected?: boolean };

/** How the address of a collected work begins. */
const collectedFrom = 'Collected from the gallery';

/** What the address of an order says if the customer collects the work from the gallery's address. */
export function collectedText(gallery: string): string {
  return `${collectedFrom}, ${gallery}`;
}

/** True if the customer collects the work. Then the address has the gallery's words and no parts. */
export function isCollected({ address, deliver_to, collected }: Destination): boolean {
  return collected ?? (!deliver_to && !!address?.startsWith(collectedFrom));
}

/** Returns the status as pages show it: a collected work is not shipped. */
export function statusLabel(order: Destination, status: OrderStatus): string {
  return (isCollected(order) && collectionLabels[status]) || status;
}

const collectionLabels: Partial<Record<OrderStatus, string>> = {
  Shipped: 'Ready to collect',
  Delivered: 'Collected',
};
