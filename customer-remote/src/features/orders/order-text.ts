import type { Order } from '@gallery/shared/contract/orders/order';
import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { formatDate } from '@gallery/shared/domain/time';
import { refundText, returnText } from '@gallery/shared/format/refund-text';

/** Open orders are listed under 'Current Order'; a return and a refund that is not done count as open. */
export function isOpen({ status, refunds, returning }: Order): boolean {
  return openStatuses.includes(status) || !!returning || refunds.some(({ state }) => state !== 'done');
}
const openStatuses: OrderStatus[] = ['Pending', 'Paid', 'Shipped'];

/** Whether it can change by itself: a hold expires or a payment is decided. */
export function isUndecided({ status, confirming }: Order): boolean {
  return status === 'Pending' || confirming;
}

/** A bid is binding: such an order is paid, or ends by itself. */
export function wonAtAuction({ price_parts }: Order): boolean {
  return price_parts !== null;
}

export function hasReceipt({ events, reference }: Order): boolean {
  return reference !== null && events.some(({ status }) => status === 'Paid');
}

export function deliveryText({ delivery_date }: Order): string {
  return delivery_date ? formatDate(delivery_date) : 'To be confirmed';
}

export function paymentMessages({ status, refund, refunds, returning }: Order): string[] {
  const arrived = status === 'Paid' && !refund ? [paidText] : [];
  return [...arrived, ...refunds.map(refundText), ...(returning ? [returnText(returning)] : [])];
}

const paidText = 'Thank you! Your payment has arrived. We will email you when the artwork is on its way.';
