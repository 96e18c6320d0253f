import { totalOf } from '@gallery/shared/auction/premium';
import type { Terms } from '@gallery/shared/contract/auctions/auction';
import { lotPartLabels } from '@gallery/shared/contract/delivery/price-parts';
import { remindersWithin } from '@gallery/shared/contract/orders/payment/pay-time';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { OrderRow, PricePart } from '../../orders/order.table';
import { placeWonOrder } from '../../orders/won/place-won-order';
import { users } from '../../users/user.table';
import type { AuctionRow } from '../auction.table';
import type { AuctionContext } from '../auction-context';
import { bidders } from '../bidders/bidder.table';
import { type LotRow, lots } from '../lot.table';
import { readTerms } from '../terms/read-terms';
import { remindWinnerJob } from './settling-jobs';

const hour = 3_600_000;

type Sale = { lot: LotRow; auction: AuctionRow; userId: string; hammer: number };

/** Orders a lot's work for its buyer, with premium, VAT, and delivery. The transaction must have locked the lot, which has ended. */
export async function orderWonLot(
  tx: Database,
  { jobs }: Pick<AuctionContext, 'jobs'>,
  { lot, auction, userId, hammer }: Sale,
): Promise<OrderRow> {
  const terms = await readTerms(tx, auction);
  const minutes = terms.conditions.pay_minutes;
  const order = await placeWonOrder(
    tx,
    { jobs },
    {
      userId,
      artworkId: lot.artworkId,
      minutes,
      address: await addressOf(tx, auction.id, userId),
      parts: partsOf(terms, hammer),
    },
  );
  await tx.update(lots).set({ orderId: order.id }).where(eq(lots.id, lot.id));
  const end = order.heldUntil?.getTime() ?? 0;
  for (const hours of remindersWithin(minutes)) {
    await jobs.send(tx, remindWinnerJob, { order: order.id, hours }, new Date(end - hours * hour));
  }
  return order;
}

export function partsOf(terms: Terms, hammer: number): PricePart[] {
  const { tiers, vat_percent: vatPercent } = terms.premium;
  const { premium, vat, delivery } = totalOf({ hammer, tiers, vatPercent, delivery: terms.delivery_fee });
  return [
    { label: lotPartLabels.hammer, amount: hammer },
    { label: lotPartLabels.premium, amount: premium },
    { label: lotPartLabels.vat, amount: vat },
    { label: lotPartLabels.delivery, amount: delivery },
  ].filter(({ amount }) => amount > 0);
}

/** Uses the address from the registration for the auction, or else from the profile. */
async function addressOf(tx: Database, auctionId: string, userId: string): Promise<string> {
  const [buyer] = await tx
    .select({ given: bidders.address, profile: users.address })
    .from(users)
    .leftJoin(bidders, and(eq(bidders.userId, users.id), eq(bidders.auctionId, auctionId)))
    .where(eq(users.id, userId));
  return buyer?.given || buyer?.profile || '';
}
