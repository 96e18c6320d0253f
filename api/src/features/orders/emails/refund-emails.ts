import { brand } from '@gallery/shared/brand';
import { formatKobo } from '@gallery/shared/domain/money';
import type { Database } from '../../../db/client';
import type { OrderRow } from '../order.table';
import type { OrderOutbox } from '../order-links';
import type { OrderEmailText } from './order-email-texts';
import { sendEmail } from './order-emails';

/** Amounts are kobo. A refund without a `reason` returns a late payment. */
type RefundOfEmail = { amount: number; reason?: string };
export type RefundEvent =
  | 'return asked'
  | 'return accepted'
  | 'return canceled'
  | 'return received'
  | 'requested'
  | 'part made'
  | 'too late'
  | 'after cancellation';

/** Tells the customer about a refund. `sendStatusEmail` covers the confirmed refund of a whole order. */
export function sendRefundEmail(
  tx: Database,
  outbox: OrderOutbox,
  order: OrderRow,
  event: RefundEvent,
  refund: RefundOfEmail,
): Promise<void> {
  return sendEmail(tx, outbox, order, (_firstname, { address }) => texts[event](order, refund, address));
}

/** `address` is the gallery's. */
type TextOf = (order: OrderRow, refund: RefundOfEmail, address: string) => OrderEmailText;

const texts: Record<RefundEvent, TextOf> = {
  'return asked': ({ artworkName, number }, { amount, reason }) => ({
    subject: `Return: ${artworkName}`,
    heading: 'Please send the work back to us',
    paragraphs: [
      `We expect ${artworkName} of your order ${number} back. When it has arrived, we refund ${formatKobo(amount)} to what you paid with.`,
      `Our reason: ${reason}`,
    ],
    next: 'Please do not post it yourself: answer this mail, and we agree on a day and send somebody who packs it.',
  }),
  'return accepted': ({ artworkName, number }, { amount }, address) => ({
    subject: `Return accepted: ${artworkName}`,
    heading: 'Please send the work back to us',
    paragraphs: [
      `We accept the return of ${artworkName} of your order ${number}. We refund ${formatKobo(amount)} to what you paid with, within 10 working days of its arrival.`,
      'Pack the work in its case, with its frame and its certificate. Ask us for new packaging if you no longer have it.',
      `Send it to ${brand.name}, ${address}, within 14 days of this mail. Use a carrier that insures the work for its full price: it is at your risk until it reaches us. You pay for the return.`,
    ],
    next: 'If you want us to name a carrier, answer this mail. Answer it before you send the work if the work is damaged or not as described: then the return is at our cost.',
  }),
  'return canceled': ({ artworkName, number }) => ({
    subject: `Return canceled: ${artworkName}`,
    heading: 'The work stays with you',
    paragraphs: [
      `We no longer expect ${artworkName} back, and nothing is refunded. Your order ${number} stays as it is.`,
    ],
    next: 'If this is not what you expect, answer this mail.',
  }),
  'return received': ({ artworkName, number }, { amount, reason }) => ({
    subject: `Return received: ${artworkName}`,
    heading: 'The work is back with us',
    paragraphs: [
      `${artworkName} of your order ${number} has arrived. We have asked our payment service to send ${formatKobo(amount)} back to what you paid with.`,
      `Our reason: ${reason}`,
    ],
    next: 'We write again as soon as our payment service confirms it. You need not do anything.',
  }),
  requested: ({ artworkName, number }, { amount, reason }) => ({
    subject: `Refund requested: ${artworkName}`,
    heading: `We refund ${formatKobo(amount)}`,
    paragraphs: [
      `We have asked our payment service to send ${formatKobo(amount)} of your order ${number} of ${artworkName} back to what you paid with.`,
      `Our reason: ${reason}`,
    ],
    next: 'We write again as soon as our payment service confirms it. You need not do anything.',
  }),
  'part made': ({ artworkName, number }, { amount }) => ({
    subject: `Refund: ${artworkName}`,
    heading: `${formatKobo(amount)} has gone back to you`,
    paragraphs: [
      `Our payment service has sent ${formatKobo(amount)} of your order ${number} of ${artworkName} back to what you paid with. Banks take up to ten working days to show it. The rest of your order stays as it is.`,
    ],
  }),
  'too late': ({ artworkName, number }, { amount }) => ({
    subject: `Refund requested: ${artworkName}`,
    heading: 'Your payment came too late',
    paragraphs: [
      `Your payment for order ${number} arrived after the order was canceled, and somebody else has ${artworkName} now. We have asked our payment service to send all ${formatKobo(amount)} back to what you paid with.`,
    ],
    next: 'We write again as soon as our payment service confirms it. You need not do anything.',
  }),
  'after cancellation': ({ artworkName, number }, { amount }) => ({
    subject: `Refund requested: ${artworkName}`,
    heading: `We send ${formatKobo(amount)} back`,
    paragraphs: [
      `Your payment for order ${number} of ${artworkName} arrived after the order was canceled. We have asked our payment service to send all ${formatKobo(amount)} back to what you paid with.`,
    ],
    next: 'We write again as soon as our payment service confirms it. You need not do anything.',
  }),
};
