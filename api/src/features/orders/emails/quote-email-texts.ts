import { formatNaira } from '@gallery/shared/domain/money';
import { formatMailTime } from '@gallery/shared/domain/time';
import type { OrderRow } from '../order.table';
import type { OrderEmailText } from './order-email-texts';

export function askedText(order: OrderRow): OrderEmailText {
  const { artworkName, address, number } = order;
  return {
    subject: `Delivery price requested: ${artworkName}`,
    heading: 'We hold the work for you',
    paragraphs: [
      `We hold ${artworkName} for you until ${holdEndText(order)}, and ask our carriers what its delivery to ${address} costs. This is order ${number}.`,
    ],
    next: 'We email you the price, usually within one working day. You pay nothing until you agree.',
  };
}

export function answeredText(order: OrderRow): OrderEmailText {
  const { artworkName, address, number, delivery, price, quoteReply } = order;
  const cost = delivery > 0 ? `costs ${formatNaira(delivery)}` : 'is free';
  return {
    subject: `Your delivery price: ${artworkName}`,
    heading: `Delivery ${cost}`,
    paragraphs: [
      `The insured delivery of ${artworkName} to ${address} ${cost}. This is order ${number}.`,
      ...quoted(quoteReply),
    ],
    next: `We hold the work for you until ${holdEndText(order)}. Pay before then, and it is yours. If you do not, it is available again and nothing is charged.`,
    button: `Pay ${formatNaira(price)}`,
  };
}

export function unpricedEndText(order: OrderRow, byOwner: boolean): OrderEmailText {
  const { artworkName, address, number, quoteState, quoteReply } = order;
  const ended = `Your order ${number} of ${artworkName} is canceled. Nothing was charged.`;
  if (quoteState === 'declined')
    return {
      subject: `No delivery: ${artworkName}`,
      heading: 'We cannot deliver to this address',
      paragraphs: [`We cannot deliver ${artworkName} to ${address}.`, ...quoted(quoteReply), ended],
      next: 'You can order it to another address, or collect it from the gallery.',
    };
  const subject = `Canceled: ${artworkName}`;
  if (byOwner) return { subject, heading: 'Order canceled', paragraphs: [ended] };
  return {
    subject,
    heading: 'The hold has ended',
    paragraphs: [
      `We are sorry: we did not have the price of the delivery to ${address} in time, and our hold has ended.`,
      ended,
    ],
    next: 'The work is available again. Order it again, or reply to this email.',
  };
}

/** The end of an order's hold, such as 'Sunday, 29 November 2026 at 18:04 (Lagos)'. */
export function holdEndText({ heldUntil }: OrderRow): string {
  return heldUntil ? `${formatMailTime(heldUntil.toISOString())} (Lagos)` : 'we write to you';
}

function quoted(text: string): string[] {
  return text ? [`“${text}”`] : [];
}
