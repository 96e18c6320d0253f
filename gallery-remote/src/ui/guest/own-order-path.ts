import type { Order } from '@gallery/shared/contract/orders/order';
import { ordersPath } from '@gallery/shared/paths/account-paths';
import { ordersOfGuestsPath } from '@gallery/shared/paths/gallery-paths';

/** Where the buyer sees an order: a guest outside of the dashboard. */
export function ownOrderPath({ _id, user_id }: Pick<Order, '_id' | 'user_id'>): string {
  return `${user_id === null ? ordersOfGuestsPath : ordersPath}?order=${_id}`;
}

/** The same before the order has loaded. */
export function orderPathOf(id: string, isGuest: boolean): string {
  return ownOrderPath({ _id: id, user_id: isGuest ? null : id });
}
