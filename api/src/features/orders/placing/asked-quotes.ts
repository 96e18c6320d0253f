import { maxAskedQuotes } from '@gallery/shared/contract/orders/delivery-quote/delivery-quote';
import type { Database } from '../../../db/client';
import { durationOf } from '../../../http/rate-limit/rate-limit';
import { asksOfMailbox, readStanding } from './buyer-standing';
import { HoldLimitError } from './hold-limit-error';
import type { OrderRequest } from './order-request';

/** Throws a 409 unless this buyer may wait for one more delivery price. A buyer without a confirmed address waits for one. */
export async function checkAskedQuotes(tx: Database, { buyer }: Pick<OrderRequest, 'buyer'>): Promise<void> {
  const standing = await readStanding(tx, buyer);
  const asked = await asksOfMailbox(tx, standing);
  const isProven = standing.isConfirmed || standing.hasPaid;
  if (asked.count < (isProven ? maxAskedQuotes : 1)) return;
  throw new HoldLimitError(409, askedText(asked.count, asked.seconds), asked.seconds);
}

function askedText(count: number, seconds: number): string {
  const orders = count === 1 ? 'One order waits' : `${count} orders wait`;
  return `${orders} for a delivery price from us already. Cancel ${count === 1 ? 'it' : 'one of them'} first, or ask again in ${durationOf(seconds)}.`;
}
