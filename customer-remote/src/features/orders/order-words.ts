import type { Order, OrderStatus } from '@gallery/shared/contract/order';
import { formatDate } from '@gallery/shared/format/dates';

/** Whether something is still to come: an open order stands under 'Current Order'. */
export function isOpen({ status, refund }: Order): boolean {
  return openStatuses.includes(status) || refund === 'asked' || refund === 'failed';
}
const openStatuses: OrderStatus[] = ['Pending', 'Paid', 'Shipped'];

/** Whether it changes without the customer: a hold runs out, a payment is decided. */
export function isUndecided({ status, confirming }: Order): boolean {
  return status === 'Pending' || confirming;
}

/** Whether money was received for it. */
export function hasReceipt({ events, reference }: Order): boolean {
  return reference !== null && events.some(({ status }) => status === 'Paid');
}

export function deliveryOf({ delivery_date }: Order): string {
  return delivery_date ? formatDate(delivery_date) : 'To be confirmed';
}

/** How far giving the money back is, in words; `null` when there is nothing to give back. */
export function refundWords({ refund }: Order): string | null {
  if (!refund) return null;
  return refund === 'done'
    ? 'Your payment was given back.'
    : 'Your payment is on its way back to you. This can take a few days.';
}

/** The statuses that follow when all goes well. */
export function statusesToCome(status: OrderStatus): OrderStatus[] {
  const at = goodCourse.indexOf(status);
  return at < 0 ? [] : goodCourse.slice(at + 1);
}
const goodCourse: OrderStatus[] = ['Pending', 'Paid', 'Shipped', 'Delivered'];
