import { maxAskedQuotes } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { consumeRate, durationOf } from '../../../../http/rate-limit/rate-limit';
import type { BuyerStanding, LiveHolds } from './buyer-standing';
import { HoldLimitError } from './hold-limit-error';

/** Such a hold lasts for days, so a mailbox that never buys must leave the work to others. */
const askAgain = { max: 2, seconds: 7 * 24 * 60 * 60 };

/**
 * Throws a 409 or a 429 unless this buyer may wait for one more delivery price: only with a confirmed address, which gets
 * the price, for one order before the first payment and three afterwards.
 */
export async function checkAskedQuotes(
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
