import type { Order, OrderRecord } from '@gallery/shared/contract/orders/order';
import {
  type AdministeredStatus,
  administeredStatuses,
  canMove,
  isRefundRequested,
  type RefundState,
} from '@gallery/shared/contract/orders/order-status';
import { statusLabel } from '@gallery/shared/contract/orders/shipment/collected-order';
import { formatDay } from '@gallery/shared/domain/time';

export function buyerName({ buyer }: Pick<OrderRecord, 'buyer'>): string {
  return [buyer.title, buyer.firstname, buyer.lastname].filter(Boolean).join(' ');
}

/** Names the move to a status as its button does. */
export function moveLabel(order: Pick<Order, 'address' | 'deliver_to'>, to: AdministeredStatus): string {
  const label = statusLabel(order, to);
  return label === 'Ready to collect' ? label : `Mark as ${label}`;
}

/** Only a late payment makes a canceled order refundable; an administrator cannot refund it. */
export function allowedStatuses(
  order: Pick<Order, 'status' | 'refund' | 'open_refund'>,
): AdministeredStatus[] {
  if (order.status === 'Canceled' || isRefundRequested(order)) return [];
  return administeredStatuses.filter((to) => canMove(order.status, to));
}

/** Whether staff can request a refund now. An API of the previous release does not send the remaining sum. */
export function canRefund(
  order: Pick<Order, 'status' | 'refund' | 'open_refund' | 'refundable' | 'returning'>,
): boolean {
  return allowedStatuses(order).includes('Refunded') && !order.returning && (order.refundable ?? 0) > 0;
}

/** A bid is binding, so the order of a won lot ends by itself. */
export function canCancel({ status, price_parts }: Pick<Order, 'status' | 'price_parts'>): boolean {
  return status === 'Pending' && price_parts === null;
}

export function paymentState(order: Order): string {
  const { status, events, reference, confirming, refund, open_refund } = order;
  const paid = events.filter((event) => event.status === 'Paid').at(-1);
  if (status === 'Refunded') return isRefundRequested(order) ? 'Paid, refund requested' : 'Refunded';
  if (!paid) {
    if (refund) return 'Late payment, refund requested';
    if (confirming) return 'Payment being confirmed';
    return reference ? 'Not paid' : 'Not paid, payment not started';
  }
  const since = `Paid ${formatDay(paid.at)}`;
  if (open_refund) return `${since}, ${openRefundNotes[open_refund]}`;
  return refund === 'done' ? `${since}, partly refunded` : since;
}

const openRefundNotes = {
  return: 'return expected',
  full: 'refund requested',
  part: 'refund of a part requested',
};

/** `other_refund` belongs to a payment other than the order's own. */
export function hasFailedRefund({ refund, other_refund }: Pick<Order, 'refund' | 'other_refund'>): boolean {
  return refund === 'failed' || other_refund === 'failed';
}

/** Returns `null` if the status already says it. */
export function refundNote(order: OrderRecord): string | null {
  const { open_refund, refund, other_refund } = order;
  if (open_refund === 'return') return openRefundLabels.return;
  if (open_refund === 'part' && refund === 'asked') return openRefundLabels.part;
  if (refund === 'done') return order.status === 'Refunded' ? null : 'Partly refunded';
  const state = refund ?? other_refund;
  return state && !(state === 'asked' && isRefundRequested(order)) ? refundLabels[state] : null;
}

export function refundText(refund: RefundState | null): string | null {
  return refund && refundTexts[refund];
}

const refundTexts: Record<RefundState, string> = {
  asked: 'Requested from the payment provider',
  waiting: 'Waits until payments are on again',
  done: 'Refunded',
  failed: 'Failed; we try again',
};

export const returnRequestedLabel = 'Return requested';

export const openRefundLabels = { return: 'Return expected', part: 'Refund of a part requested' };

export const refundLabels: Record<RefundState, string> = {
  asked: 'Refund requested',
  waiting: 'Refund waits',
  done: 'Refunded',
  failed: 'Refund failed',
};
