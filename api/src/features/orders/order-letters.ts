import type { OrderStatus } from '@gallery/shared/contract/order';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import type { Letter } from '../mail/letter';
import type { Outbox } from '../mail/outbox';
import type { OrderRow } from './order.table';

/** Tells the customer what the order has become; of a canceled one `writeCanceled` tells. */
export async function writeNews(tx: Database, outbox: Outbox, order: OrderRow): Promise<void> {
  if (order.status !== 'Canceled') await write(tx, outbox, order, wordsOf[order.status](order));
}

/** Tells the customer that an order is canceled; `mayBePaid`: nobody knows yet whether money was taken. */
export function writeCanceled(
  tx: Database,
  outbox: Outbox,
  order: OrderRow,
  { mayBePaid, byOwner }: { mayBePaid: boolean; byOwner: boolean },
): Promise<void> {
  const { artworkName } = order;
  const canceled = `your order of ${artworkName} ${byOwner ? 'is canceled' : 'was not paid in time and is canceled'}`;
  const paragraphs = mayBePaid
    ? [
        `${canceled}. We could not find out yet whether you have paid.`,
        'If your payment arrives, you get the work if it is free, else your money back: you need not do anything.',
      ]
    : [
        `${canceled}. Nothing was charged.`,
        'Should a payment of yours still arrive, you get the work if it is free, else your money back.',
      ];
  return write(tx, outbox, order, {
    subject: `Canceled: ${artworkName}`,
    paragraphs: ['Good day,', ...paragraphs],
  });
}

/** Tells the customer that a payment of another amount or currency than the order's is given back. */
export function writeWrongPayment(tx: Database, outbox: Outbox, order: OrderRow): Promise<void> {
  return write(tx, outbox, order, {
    subject: `Another amount: ${order.artworkName}`,
    paragraphs: [
      'Good day,',
      `we have received a payment for ${order.artworkName} that is not what the order costs. We are giving all of it back to you; the order stays as it is.`,
    ],
  });
}

/** Tells the customer that a second payment of the same order is given back. */
export function writeDoublePaid(tx: Database, outbox: Outbox, order: OrderRow): Promise<void> {
  return write(tx, outbox, order, {
    subject: `A second payment for ${order.artworkName}`,
    paragraphs: [
      'Good day,',
      `${order.artworkName} was paid more than once. We are giving the second payment back to you; your order stays as it is.`,
    ],
  });
}

type Words = Pick<Letter, 'subject' | 'paragraphs'>;

async function write(tx: Database, outbox: Outbox, order: OrderRow, words: Words): Promise<void> {
  const [customer] = await tx.select().from(users).where(eq(users.id, order.userId));
  if (!customer) return;
  await outbox.write(tx, {
    to: { name: `${customer.firstname} ${customer.lastname}`, address: customer.email },
    letter: {
      ...words,
      subject: `${words.subject} · order ${order.number}`,
      facts: factsOf(order),
      link: {
        label: 'See your order',
        url: `${outbox.settings.publicUrl}/dashboard/orders?order=${order.id}`,
      },
    },
  });
}

const wordsOf: Record<Exclude<OrderStatus, 'Canceled'>, (order: OrderRow) => Words> = {
  Pending: ({ artworkName, heldUntil }) => ({
    subject: `Your order: ${artworkName}`,
    paragraphs: [
      'Good day,',
      `thank you for your order. We hold ${artworkName} for you until ${heldUntil ? hour.format(heldUntil) : 'it is paid'} (Lagos).`,
    ],
  }),
  Paid: ({ artworkName }) => ({
    subject: `Paid: ${artworkName}`,
    paragraphs: [
      'Good day,',
      `we have received your payment: ${artworkName} is yours. We write again as soon as it is on its way.`,
    ],
  }),
  Shipped: ({ artworkName, deliveryDate }) => ({
    subject: `On its way: ${artworkName}`,
    paragraphs: [
      'Good day,',
      `${artworkName} is on its way to you.${deliveryDate ? ` You can expect it on ${day.format(new Date(deliveryDate))}.` : ''}`,
    ],
  }),
  Delivered: ({ artworkName }) => ({
    subject: `Delivered: ${artworkName}`,
    paragraphs: ['Good day,', `${artworkName} has been delivered. May it give you joy for a long time.`],
  }),
  Refunded: ({ artworkName }) => ({
    subject: `Refund: ${artworkName}`,
    paragraphs: [
      'Good day,',
      `your order of ${artworkName} is refunded: we are giving the whole amount back to you. Banks take up to ten days.`,
    ],
  }),
};

function factsOf({ number, artworkName, price, address }: OrderRow): [string, string][] {
  return [
    ['Artwork', artworkName],
    ['Price', `${naira.format(price)} naira`],
    ['Delivery address', address],
    ['Order', String(number)],
  ];
}

const naira = new Intl.NumberFormat('en');
const hour = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Africa/Lagos' });
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'full', timeZone: 'UTC' });
