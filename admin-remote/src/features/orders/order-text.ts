import type { Order, OrderRecord } from '@gallery/shared/contract/orders/order';
import {
  type AdministeredStatus,
  administeredStatuses,
  canMove,
  type RefundState,
} from '@gallery/shared/contract/orders/order-status';

/** The buyer with the title, as an envelope has it. */
export function buyerName({ buyer }: Pick<OrderRecord, 'buyer'>): string {
  return [buyer.title, buyer.firstname, buyer.lastname].filter(Boolean).join(' ');
}

/** What an administrator may do with the order now. A canceled one is refunded by a late payment alone. */
export function allowedStatuses({ status }: Pick<Order, 'status'>): AdministeredStatus[] {
  return status === 'Canceled' ? [] : administeredStatuses.filter((to) => canMove(status, to));
}

/** Whether money could not be given back, of the order's own payment or of one beside it. */
export function hasFailedRefund({ refund, other_refund }: Pick<Order, 'refund' | 'other_refund'>): boolean {
  return refund === 'failed' || other_refund === 'failed';
}

/** How far giving the money back is; `null` when there is nothing to give back. */
export function refundText(refund: RefundState | null): string | null {
  return refund && refundTexts[refund];
}

const refundTexts: Record<RefundState, string> = {
  asked: 'Asked of the payment provider',
  waiting: 'Waits until payments are on again',
  done: 'Given back',
  failed: 'Failed; it is tried again',
};

/** The same in a list, where there is little room. */
export const refundLabels: Record<RefundState, string> = {
  asked: 'Refund asked for',
  waiting: 'Refund waits',
  done: 'Money given back',
  failed: 'Refund failed',
};
