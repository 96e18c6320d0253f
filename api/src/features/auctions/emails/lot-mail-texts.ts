import { payTimeText, remindersText } from '@gallery/shared/contract/orders/payment/pay-time';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatMailTime } from '@gallery/shared/domain/time';
import type { OrderRow, PricePart } from '../../orders/order.table';
import type { LotMail, MailedLot } from './lot-mail';

/** Formats a time such as 'Sunday, 29 November 2026 at 18:16 (Lagos)'. */
export function inLagos(time: Date): string {
  return `${formatMailTime(time.toISOString())} (Lagos)`;
}

export function soldText(lot: MailedLot, hammer: number, order: OrderRow, how = 'Your bid has won'): LotMail {
  const reminders = remindersText(payMinutesOf(order));
  return {
    subject: `Sold to you: ${lot.artwork}`,
    heading: 'Sold to you',
    paragraphs: [
      `${how} ${lot.name}, at ${formatNaira(hammer)}. This is order ${order.number}.`,
      `Pay by ${payUntil(order)}.`,
    ],
    next: [
      ...(reminders ? [`${reminders} the time is over.`] : []),
      'Once we have received your payment, we will pack the work and arrange a day of delivery with you.',
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
      `You have won ${lot.name}, and your payment has not arrived yet. Pay by ${payUntil(order)}.`,
      'A bid is binding. After that time the work is free again, and after two unpaid works you can no longer bid.',
    ],
    amounts: amountsOf(order.priceParts ?? [], order.price),
  };
}

export function lostText(lot: MailedLot, hammer: number): LotMail {
  return {
    subject: `Sold to another bidder: ${lot.artwork}`,
    heading: 'Sold to another bidder',
    paragraphs: [
      `${capital(lot.name)}, was sold to another bidder at ${formatNaira(hammer)}. You owe nothing.`,
    ],
    next: 'The record of the lot is open now: it shows every bid, and anyone can check it.',
  };
}

export function passedText(lot: MailedLot, highest: boolean): LotMail {
  return {
    subject: `Passed: ${lot.artwork}`,
    heading: 'Passed',
    paragraphs: [
      `The bids on ${lot.name}, did not reach its reserve: it is not sold, and you owe nothing.`,
      ...(highest
        ? ['Yours was the highest bid. We may email you an offer. You are free to ignore it.']
        : []),
    ],
    next: 'The record of the lot is open now: it shows every bid, and anyone can check it.',
  };
}

type Retracted = { reason: string | null; stands: string; end: string };

export function retractedText(lot: MailedLot, { reason, stands, end }: Retracted): LotMail {
  return {
    subject: `A bid was retracted: ${lot.artwork}`,
    heading: 'A bid was retracted',
    paragraphs: [
      reason === null
        ? `The gallery has retracted a bid on ${lot.name}, because it was a mistake. We counted the other bids again, and nobody pays more than their maximum.`
        : `The gallery has retracted a bid of yours on ${lot.name}: ${reason}`,
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

export type SecondChance = {
  amount: number;
  parts: PricePart[];
  total: number;
  expiresAt: Date;
  payMinutes: number;
};

export function secondChanceText(
  lot: MailedLot,
  { amount, parts, total, expiresAt, payMinutes }: SecondChance,
): LotMail {
  return {
    subject: `A second chance: ${lot.artwork}`,
    heading: 'A second chance',
    paragraphs: [
      `You may have ${lot.name}, at your maximum of ${formatNaira(amount)}, until ${inLagos(expiresAt)}.`,
      'If you do nothing, you owe nothing.',
    ],
    next: `Accept it among your bids, and the work is held for you; you then have ${payTimeText(payMinutes)} to pay.`,
    amounts: amountsOf(parts, total),
  };
}

export function amountsOf(
  parts: readonly PricePart[],
  total: number,
  name = 'Total to pay',
): [string, string][] {
  return [
    ...parts.map(({ label, amount }): [string, string] => [label, formatNaira(amount)]),
    [name, formatNaira(total)],
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
