import { and, eq, inArray, isNull, min, ne, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { buyers } from '../../../guests/buyers';
import { type Buyer, buyerIdOfOrders, isOrderOf } from '../../buyer/buyer';
import { orders } from '../../order.table';
import type { OrderRequest } from '../order-request';

export type BuyerStanding = {
  /** Identifies the mailbox without revealing it. Accounts and guests of one mailbox share it. */
  mailbox: string;
  isConfirmed: boolean;
  hasPaid: boolean;
};

export type LiveHolds = {
  count: number;
  /** Until the first hold ends; 0 without holds. */
  seconds: number;
};

/** A paid order counts unless the gallery has refunded it. Throws for an unknown buyer. */
export async function readStanding(tx: Database, buyer: Buyer): Promise<BuyerStanding> {
  const paid = tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(isOrderOf(buyer), inArray(orders.status, ['Paid', 'Shipped', 'Delivered'])));
  const [standing] = await tx
    .select({
      mailbox: mailboxOfBuyer,
      isConfirmed: buyers.isConfirmed,
      hasPaid: sql<boolean>`EXISTS ${paid}`,
    })
    .from(buyers)
    .where(eq(buyers.id, buyer.id));
  if (!standing) throw new Error('The buyer does not exist.');
  return standing;
}

/** The counts leave out the hold of this work, which the buyer may have already. */
type OfWork = Pick<OrderRequest, 'artwork_id'>;

/** Counts the unpaid holds of a mailbox over all its accounts and its guest. Won lots and orders without a delivery price are not holds. */
export function holdsOfMailbox(tx: Database, { mailbox }: BuyerStanding, work: OfWork): Promise<LiveHolds> {
  const isHold = sql`${mailboxOfBuyer} = ${mailbox} AND ${orders.quoteState} IS DISTINCT FROM 'asked'`;
  return liveHolds(tx, isHold, work);
}

export function asksOfMailbox(tx: Database, { mailbox }: BuyerStanding, work: OfWork): Promise<LiveHolds> {
  return liveHolds(tx, sql`${mailboxOfBuyer} = ${mailbox} AND ${orders.quoteState} = 'asked'`, work);
}

/** Counts the unpaid holds of the networks that match a LIKE pattern. Only orders of unproven buyers store a network. */
export function holdsOfNetwork(tx: Database, pattern: string, work: OfWork): Promise<LiveHolds> {
  return liveHolds(tx, sql`${orders.network} LIKE ${pattern}`, work);
}

async function liveHolds(tx: Database, condition: SQL, { artwork_id }: OfWork): Promise<LiveHolds> {
  const seconds = sql`ceil(extract(epoch FROM ${min(orders.heldUntil)} - clock_timestamp()))`;
  const [live] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      seconds: sql<number>`CASE WHEN count(*) = 0 THEN 0 ELSE greatest(${seconds}, 1) END::int`,
    })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, buyerIdOfOrders))
    .where(
      and(
        condition,
        eq(orders.status, 'Pending'),
        isNull(orders.priceParts),
        ne(orders.artworkId, artwork_id),
      ),
    );
  return live ?? { count: 0, seconds: 0 };
}

const local = sql`split_part(split_part(lower(${buyers.email}), '@', 1), '+', 1)`;
const domain = sql`split_part(lower(${buyers.email}), '@', 2)`;

/** Identifies a mailbox in all its spellings: without a `+tag`, and without dots at Gmail. */
const mailboxOfBuyer = sql<string>`encode(sha256(convert_to(CASE WHEN ${domain} IN ('gmail.com', 'googlemail.com')
  THEN replace(${local}, '.', '') || '@gmail.com' ELSE ${local} || '@' || ${domain} END, 'UTF8')), 'hex')`;
