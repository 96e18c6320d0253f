import { awaitsQuote } from '../contract/orders/delivery-quote/delivery-quote';
import type { Order } from '../contract/orders/order';
import { formatDateTime } from '../domain/time';

/** What the buyer reads about a delivery price that the buyer asked for, or `null`. */
export function quoteText(order: Order): string | null {
  const { delivery_quote: quote, held_until } = order;
  if (!quote) return null;
  if (awaitsQuote(order)) {
    const until = held_until ? ` until ${formatDateTime(held_until)}` : '';
    return `We hold this work for you${until}. We email you the price of its delivery, and you pay nothing until you agree.`;
  }
  if (quote.state === 'asked')
    return 'This order ended before its delivery had a price. Nothing was charged.';
  if (quote.state === 'declined') return `We cannot deliver to this address. “${quote.reply}”`;
  return quote.reply ? `About the delivery: “${quote.reply}”` : null;
}
