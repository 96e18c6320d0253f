import type { Order } from '@gallery/shared/contract/orders/order';
import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import { isCollected } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatDate } from '@gallery/shared/domain/time';
import { quoteText } from '@gallery/shared/format/quote-text';
import { refundText, returnText } from '@gallery/shared/format/refund-text';

/** 'Current Order' lists the open orders. An unfinished return or refund keeps an order open. */
export function isOpen({ status, refunds, returning }: Order): boolean {
  return openStatuses.includes(status) || !!returning || refunds.some(({ state }) => state !== 'done');
}
const openStatuses: OrderStatus[] = ['Pending', 'Paid', 'Shipped'];

/** Whether the order can change without the customer: a hold expires, or the provider decides a payment. */
export function isUndecided({ status, confirming }: Order): boolean {
  return status === 'Pending' || confirming;
}

/** A bid is binding, so the customer cannot cancel such an order. */
export function wonAtAuction({ price_parts }: Order): boolean {
  return price_parts !== null;
}

export function hasReceipt({ events, reference }: Order): boolean {
  return reference !== null && events.some(({ status }) => status === 'Paid');
}

export function deliveryText({ delivery_date }: Order): string {
  return delivery_date ? formatDate(delivery_date) : 'To be confirmed';
}

export function paymentMessages(order: Order): string[] {
  const { status, refund, refunds, returning } = order;
  const arrived = status === 'Paid' && !refund ? [isCollected(order) ? paidToCollect : paidText] : [];
  const quote = status !== 'Pending' || order.delivery_quote?.state === 'answered' ? quoteText(order) : null;
  return [quote ?? [], arrived, refunds.map(refundText), returning ? returnText(returning) : []].flat();
}

const paidToCollect =
  'Thank you! Your payment has arrived. We will email you when you can collect the artwork.';
const paidText = 'Thank you! Your payment has arrived. We will email you when the artwork is on its way.';
