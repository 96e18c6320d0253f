import { payTimeText, remindersText } from '@gallery/shared/contract/orders/pay-time';
import type { OrderRow, PricePart } from '../../orders/order.table';
import type { LotMail, MailedLot } from './lot-mail';

/** Such as '#1,400,000'. */
export function inNaira(amount: number): string {
  return `#${naira.format(amount)}`;
}

/** Such as 'Sunday 29 November 2026 at 18:16 (Lagos)'. */
export function inLagos(time: Date): string {
  return `${dateTime.format(time)} (Lagos)`;
}

export function soldText(lot: MailedLot, hammer: number, order: OrderRow, how = 'Your bid has won'): LotMail {
  const reminders = remindersText(payMinutesOf(order));
  return {
    subject: `Sold to you: ${lot.artwork}`,
    heading: 'Sold to you',
    paragraphs: [
      `${how} ${lot.name}, at ${inNaira(hammer)}. This is order ${order.number}.`,
      `Please pay until ${payUntil(order)}.`,
    ],
    next: [
      ...(reminders ? [`${reminders} the time is over.`] : []),
      'As soon as your payment has arrived, we pack the work and agree on the day of delivery with you.',
    ].join(' '),
    facts: [['Delivery address', order.address]],
    amounts: amountsOf(order.priceParts ?? [], order.price),
  };
}

export function reminderText(lot: MailedLot, order: OrderRow, hours: number): LotMail {
  return {
    subject: `${hours} hours left to pay: ${lot.artwork}`,
    heading: `${hours} hours left to pay`,
    paragraphs: [
      `You have won ${lot.name}, and your payment has not arrived yet. Please pay until ${payUntil(order)}.`,
      'A bid is binding. After that time the work is free again, and whoever leaves two works unpaid can no longer bid.',
    ],
    amounts: amountsOf(order.priceParts ?? [], order.price),
  };
}

export function lostText(lot: MailedLot, hammer: number): LotMail {
  return {
    subject: `Sold to another bidder: ${lot.artwork}`,
    heading: 'Sold to another bidder',
    paragraphs: [`${capital(lot.name)}, was sold to another bidder at ${inNaira(hammer)}. You owe nothing.`],
    next: 'The record of the lot is open now: it shows every bid, and anyone can check it.',
  };
}

export function passedText(lot: MailedLot, highest: boolean): LotMail {
  return {
    subject: `Passed: ${lot.artwork}`,
    heading: 'Passed',
    paragraphs: [
      `The bids on ${lot.name}, did not reach its reserve: it is not sold, and you owe nothing.`,
      ...(highest ? ['Yours was the highest bid. We may write to you with an offer.'] : []),
    ],
    next: 'The record of the lot is open now: it shows every bid, and anyone can check it.',
  };
}

type Retracted = { reason: string | null; stands: string; end: string };

/** `reason` is for whose bid it was. */
export function retractedText(lot: MailedLot, { reason, stands, end }: Retracted): LotMail {
  return {
    subject: `A bid was taken back: ${lot.artwork}`,
    heading: 'A bid was taken back',
    paragraphs: [
      reason === null
        ? `The gallery has taken back a bid on ${lot.name}, because it was a mistake. The other bids were counted anew, and nobody's maximum is exceeded.`
        : `The gallery has taken back a bid of yours on ${lot.name}: ${reason}`,
      `${stands} The lot ends on ${end}.`,
    ],
  };
}

export function withdrawnText(lot: MailedLot): LotMail {
  return {
    subject: `Withdrawn: ${lot.artwork}`,
    heading: 'Withdrawn',
    paragraphs: [
      `The gallery has withdrawn ${lot.name}. Nobody buys it, your bid no longer counts, and you owe nothing.`,
    ],
  };
}

export type Offered = {
  amount: number;
  parts: PricePart[];
  total: number;
  expiresAt: Date;
  payMinutes: number;
};

export function offerText(lot: MailedLot, { amount, parts, total, expiresAt, payMinutes }: Offered): LotMail {
  return {
    subject: `A second chance: ${lot.artwork}`,
    heading: 'A second chance',
    paragraphs: [
      `You may have ${lot.name}, at your maximum of ${inNaira(amount)}, until ${inLagos(expiresAt)}.`,
      'Say nothing, and you owe nothing.',
    ],
    next: `Accept it among your bids, and the work is held for you; you then have ${payTimeText(payMinutes)} to pay.`,
    amounts: amountsOf(parts, total),
  };
}

export function amountsOf(parts: readonly PricePart[], total: number): [string, string][] {
  return [
    ...parts.map(({ label, amount }): [string, string] => [label, inNaira(amount)]),
    ['To pay in all', inNaira(total)],
  ];
}

function payMinutesOf({ createdAt, heldUntil }: OrderRow): number {
  return heldUntil ? Math.round((heldUntil.getTime() - createdAt.getTime()) / 60_000) : 0;
}

function payUntil({ heldUntil }: OrderRow): string {
  return heldUntil ? inLagos(heldUntil) : 'the time in your order';
}

function capital(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

const naira = new Intl.NumberFormat('en');
const dateTime = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'full',
  timeStyle: 'short',
  timeZone: 'Africa/Lagos',
});
