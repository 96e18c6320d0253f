import type { Order, OrderRecord } from '@gallery/shared/contract/orders/order';
import {
  type AdministeredStatus,
  administeredStatuses,
  canMove,
  type RefundState,
} from '@gallery/shared/contract/orders/order-status';

export function buyerName({ buyer }: Pick<OrderRecord, 'buyer'>): string {
  return [buyer.title, buyer.firstname, buyer.lastname].filter(Boolean).join(' ');
}

/** A canceled order is refunded only by a late payment, never by an administrator. */
export function allowedStatuses({ status }: Pick<Order, 'status'>): AdministeredStatus[] {
  return status === 'Canceled' ? [] : administeredStatuses.filter((to) => canMove(status, to));
}

/** `other_refund` belongs to a payment beside the order's own. */
export function hasFailedRefund({ refund, other_refund }: Pick<Order, 'refund' | 'other_refund'>): boolean {
  return refund === 'failed' || other_refund === 'failed';
}

export function refundText(refund: RefundState | null): string | null {
  return refund && refundTexts[refund];
}

const refundTexts: Record<RefundState, string> = {
  asked: 'Asked of the payment provider',
  waiting: 'Waits until payments are on again',
  done: 'Given back',
  failed: 'Failed; it is tried again',
};

/** Short forms for lists. */
export const refundLabels: Record<RefundState, string> = {
  asked: 'Refund asked for',
  waiting: 'Refund waits',
  done: 'Money given back',
  failed: 'Refund failed',
};
