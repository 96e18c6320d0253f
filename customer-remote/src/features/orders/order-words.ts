import type { Order, OrderStatus, RefundState } from '@gallery/shared/contract/order';
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

/** What the customer may want to hear of the money, one thing after the other. */
export function newsOf({ status, refund, other_refund }: Order): string[] {
  const arrived = status === 'Paid' && !refund ? [arrivedWords] : [];
  const own = refund ? [backWords('Your payment', refund)] : [];
  const other = other_refund ? [backWords('A payment that was not needed', other_refund)] : [];
  return [...arrived, ...own, ...other];
}

const arrivedWords =
  'Thank you! Your payment has arrived. We write to you as soon as the artwork is on its way.';

function backWords(what: string, refund: RefundState): string {
  return refund === 'done'
    ? `${what} was given back.`
    : `${what} is on its way back to you. This can take a few days.`;
}
