import type { OrderStatus } from '../order-status';

/** 'asked': the gallery owes the price. 'answered': the order includes it. 'declined': the gallery cannot deliver there. */
export const deliveryQuoteStates = ['asked', 'answered', 'declined'] as const;
export type DeliveryQuoteState = (typeof deliveryQuoteStates)[number];

/** The orders of one buyer that may wait for a delivery price at a time. */
export const maxAskedQuotes = 3;
export const maxQuoteReply = 500;
export const maxQuoteHoldMinutes = 14 * 24 * 60;

type QuotedOrder = { status: OrderStatus; delivery_quote?: { state: DeliveryQuoteState } | null };

/** True while the gallery owes the delivery price, so that nobody can pay. */
export function awaitsQuote({ status, delivery_quote }: QuotedOrder): boolean {
  return status === 'Pending' && delivery_quote?.state === 'asked';
}
