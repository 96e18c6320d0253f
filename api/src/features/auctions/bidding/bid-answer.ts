import { totalOf } from '@gallery/shared/auction/premium';
import type { BidPlacedAnswer, Lot, Receipt } from '@gallery/shared/contract/auctions/auction';
import { formatNaira } from '@gallery/shared/domain/money';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import type { RecordSigner } from '../record/checkpoint';
import { receiptOf } from '../record/receipt';
import { lotEntries } from '../record/record.table';
import { type BidRow, lotBidders } from './bid.table';
import type { BidContext } from './bid-context';
import type { PlacedBid } from './transaction/place-in-transaction';

/** What the bidder alone is answered. */
export async function bidAnswerOf(
  { db, signer }: Pick<BidContext, 'db' | 'signer'>,
  { bid, lot, terms, sealed }: PlacedBid,
): Promise<BidPlacedAnswer> {
  const { tiers, vat_percent: vatPercent } = terms.premium;
  return {
    message: messageOf(bid, lot),
    answer: bid.answer,
    lot,
    total: totalOf({ hammer: bid.max, tiers, vatPercent, delivery: terms.delivery_fee }),
    receipt: sealed ? receiptOf(signer, { bid, ...sealed }) : await readReceipt(db, signer, bid),
  };
}

async function readReceipt(db: Database, signer: RecordSigner, bid: BidRow): Promise<Receipt> {
  const [found] = await db
    .select({ entry: lotEntries, number: lotBidders.number })
    .from(lotEntries)
    .innerJoin(lotBidders, and(eq(lotBidders.lotId, lotEntries.lotId), eq(lotBidders.userId, bid.userId)))
    .where(and(eq(lotEntries.lotId, bid.lotId), eq(lotEntries.seq, bid.seq)));
  if (!found) throw new Error('The bid is not in the record.');
  return receiptOf(signer, { bid, ...found });
}

function messageOf({ answer, max }: BidRow, { asking, reserve }: Lot): string {
  const upTo = `up to ${formatNaira(max)}`;
  if (answer === 'WINNING')
    return reserve === 'not met'
      ? `You lead, ${upTo}. The reserve is not met yet.`
      : `You lead. We bid for you ${upTo}, and never more than is needed.`;
  return `Another bidder had offered as much or more before. The next bid is ${formatNaira(asking)}.`;
}
