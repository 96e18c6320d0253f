import { maxAskedQuotes } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import { and, count, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { networkScopes } from '../../../../http/rate-limit/client-address';
import { consumeRate, durationOf, type Rate } from '../../../../http/rate-limit/rate-limit';
import { artworks } from '../../../artworks/artwork.table';
import { isOrderOf } from '../../buyer/buyer';
import { orders } from '../../order.table';
import type { OrderRequest } from '../order-request';
import {
  asksOfMailbox,
  type BuyerStanding,
  holdsOfMailbox,
  holdsOfNetwork,
  type LiveHolds,
  readStanding,
} from './buyer-standing';

const maxOfPaidCustomer = 3;

/**
 * Throws a 409 or a 429 unless this buyer may hold the artwork beside all others, or ask for its delivery price, whether the
 * buyer holds it already or not. A rollback undoes the count. Returns the network to save with the order, or `null` for a
 * buyer whom no network limit covers.
 */
export async function checkHoldLimits(
  tx: Database,
  settings: HoldSettings,
  request: OrderRequest,
  asks: boolean,
): Promise<string | null> {
  const buyer = await readStanding(tx, request.buyer);
  const free = await freeWorks(tx, request);
  await countForMailbox(tx, settings, request, buyer);
  const asked = await asksOfMailbox(tx, buyer, request);
  if (asks) await checkAskedQuotes(tx, request.artwork_id, { buyer, asked });
  const held = await holdsOfMailbox(tx, buyer, request);
  checkHolds(settings, { buyer, free, asks, held, asked });
  // Only a payment proves a buyer who holds a work for days.
  if (buyer.hasPaid || (buyer.isConfirmed && !asks)) return null;
  await checkNetwork(tx, settings, request, { free, asks });
  return request.network;
}

/** Checks the rates first, so that parallel holds of a mailbox or a network wait for each other's commit. */
async function countForMailbox(
  tx: Database,
  { rateLimits }: HoldSettings,
  request: OrderRequest,
  buyer: BuyerStanding,
): Promise<void> {
  const { holdPerAccount, holdAgain } = rateLimits;
  const waitDay = await consumeRate(tx, `hold ${buyer.mailbox}`, holdPerAccount);
  if (waitDay !== null) throw new HoldLimitError(429, tooOftenText(waitDay), waitDay);
  const waitAgain = await consumeRate(tx, `hold ${buyer.mailbox} ${workOf(request)}`, holdAgain);
  if (waitAgain !== null) throw new HoldLimitError(429, sameWorkText(waitAgain), waitAgain);
}

type Holds = { buyer: BuyerStanding; free: number; asks: boolean; held: LiveHolds; asked: LiveHolds };

function checkHolds({ holdShare }: HoldSettings, { buyer, free, asks, held, asked }: Holds): void {
  const all = { count: held.count + asked.count, seconds: held.seconds || asked.seconds };
  if (buyer.hasPaid && all.count >= shareOf(free + all.count, holdShare))
    throw new HoldLimitError(409, holdingText(buyer, all), all.seconds);
  const max = buyer.hasPaid ? maxOfPaidCustomer : 1;
  if (!asks && held.count >= max) throw new HoldLimitError(409, holdingText(buyer, held), held.seconds);
}

/** Only unproven buyers share the limits of their network, so that a confirmed address leads past each of them. */
async function checkNetwork(
  tx: Database,
  { rateLimits, holdShare }: HoldSettings,
  request: OrderRequest,
  { free, asks }: { free: number; asks: boolean },
): Promise<void> {
  const { holdPerNetwork, holdAgain } = rateLimits;
  for (const { key, pattern, part } of networkScopes(request.network)) {
    await countForNetwork(tx, `hold ${key}`, holdPerNetwork, asks);
    await countForNetwork(tx, `hold ${key} ${workOf(request)}`, holdAgain, asks);
    const held = await holdsOfNetwork(tx, pattern, request);
    if (held.count >= shareOf(free + held.count, holdShare * part))
      throw networkLimit(409, held.seconds, asks);
  }
}

async function countForNetwork(tx: Database, key: string, rate: Rate, asks: boolean): Promise<void> {
  const wait = await consumeRate(tx, key, rate);
  if (wait !== null) throw networkLimit(429, wait, asks);
}

/** A buyer who asks for a delivery price has confirmed the address already. */
function networkLimit(status: 409 | 429, seconds: number, asks: boolean): HoldLimitError {
  if (asks) {
    const wait = `Several artworks are on hold from your network already, and this one would be for some days. Collect it yourself, ask us about it, or try again in ${durationOf(seconds)}.`;
    return new HoldLimitError(status, wait, seconds);
  }
  const message = `Several artworks are on hold from your network already. Confirm your email address to order at once, or try again in ${durationOf(seconds)}.`;
  return new HoldLimitError(status, message, seconds, { confirm_email: true });
}

function shareOf(works: number, share: number): number {
  return Math.max(1, Math.floor(works * share));
}

function workOf({ artwork_id }: OrderRequest): string {
  return artwork_id.toLowerCase();
}

function tooOftenText(seconds: number): string {
  return `You have ordered as many artworks as one may in a day. You can order again in ${durationOf(seconds)}.`;
}

function sameWorkText(seconds: number): string {
  return `You held this artwork several times and did not pay. You can order it again in ${durationOf(seconds)}.`;
}

function holdingText(
  { hasPaid }: BuyerStanding,
  { count: held, seconds }: { count: number; seconds: number },
) {
  const works = held === 1 ? 'an artwork' : `${held} artworks`;
  const first = held === 1 ? 'it' : 'one of them';
  const more = hasPaid ? '' : ' After your first payment you can hold several at a time.';
  return `You hold ${works} already. Pay for ${first} or cancel it first, or try again in ${durationOf(seconds)}.${more}`;
}

/** Counts the available works and the requested one, which the buyer may hold already. */
async function freeWorks(tx: Database, { artwork_id }: OrderRequest): Promise<number> {
  const [others] = await tx
    .select({ works: count() })
    .from(artworks)
    .where(
      and(eq(artworks.availability, 'available'), isNull(artworks.archivedAt), ne(artworks.id, artwork_id)),
    );
  return (others?.works ?? 0) + 1;
}

/** A customer whose hold ran out may hold the work once more at once, and then waits, so that others get their turn. */
export async function refuseRecentExpiry(tx: Database, { buyer, artwork_id }: OrderRequest): Promise<void> {
  const ranOut = await tx
    .select({ isRecent: sql<boolean>`${orders.ranOutAt} > now() - interval '10 minutes'` })
    .from(orders)
    .where(
      and(
        isOrderOf(buyer),
        eq(orders.artworkId, artwork_id),
        gt(orders.ranOutAt, sql`now() - interval '1 hour'`),
      ),
    );
  if (ranOut.length > 1 && ranOut.some(({ isRecent }) => isRecent))
    throw new HttpError(409, 'Your hold on this artwork ran out. Please try again in ten minutes.');
}

export type HoldSettings = {
  holdMinutes: number;
  /** How long an order waits for its delivery price, and then for its payment. */
  quoteHoldMinutes: number;
  /** The share of the available artworks that a customer, or a network's unproven buyers, may hold: above 0, at most 1. */
  holdShare: number;
  rateLimits: OrderRates;
};
type OrderRates = Readonly<
  Record<'order' | 'pay' | 'verify' | 'holdPerAccount' | 'holdPerNetwork' | 'holdAgain', Rate>
>;

/** Such a hold lasts for days, so a mailbox that never buys must leave the work to others. */
const askAgain = { max: 2, seconds: 7 * 24 * 60 * 60 };

/**
 * Throws a 409 or a 429 unless this buyer may wait for one more delivery price: only with a confirmed address, which gets
 * the price, for one order before the first payment and three afterwards.
 */
async function checkAskedQuotes(
  tx: Database,
  artworkId: string,
  { buyer: standing, asked }: { buyer: BuyerStanding; asked: LiveHolds },
): Promise<void> {
  if (!standing.isConfirmed && !standing.hasPaid)
    throw new HttpError(409, unconfirmedMessage, undefined, { confirm_email: true });
  await countAsk(tx, standing, artworkId);
  if (asked.count < (standing.hasPaid ? maxAskedQuotes : 1)) return;
  throw new HoldLimitError(409, askedText(asked.count, asked.seconds), asked.seconds);
}

async function countAsk(tx: Database, { mailbox }: BuyerStanding, artworkId: string): Promise<void> {
  const wait = await consumeRate(tx, `ask ${mailbox} ${artworkId.toLowerCase()}`, askAgain);
  if (wait === null) return;
  throw new HoldLimitError(429, askedTwiceMessage, wait);
}

const askedTwiceMessage =
  'You have asked for this delivery twice this week. Ask again next week, or send us an enquiry.';

const unconfirmedMessage =
  'Confirm your email address first: we hold the artwork for days and send the price of the delivery there.';

function askedText(count: number, seconds: number): string {
  const orders = count === 1 ? 'One order waits' : `${count} orders wait`;
  return `${orders} for a delivery price from us already. Cancel ${count === 1 ? 'it' : 'one of them'} first, or ask again in ${durationOf(seconds)}.`;
}

/** `seconds` is the wait until the buyer may try again. `confirm_email` means that a confirmed address would lift the limit. */
export class HoldLimitError extends HttpError {
  constructor(
    status: 409 | 429,
    message: string,
    readonly seconds: number,
    current?: { confirm_email: true },
  ) {
    super(status, message, undefined, current);
  }
}
