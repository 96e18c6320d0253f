import type { LotState } from '@gallery/shared/auction/bidding';
import { recordStateOf, retractedFields } from '@gallery/shared/auction/record-fields';
import { formatNaira } from '@gallery/shared/domain/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { reached } from '../../../db/steps';
import { HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import type { AuctionContext } from '../auction-context';
import { type BidRow, bids } from '../bidding/bid.table';
import { sendRetractionMails } from '../emails/retraction-mails';
import { databaseTime } from '../locking/database-time';
import { lockedLot } from '../locking/locked-lot';
import { type LotRow, lots } from '../lot.table';
import { appendEntry } from '../record/append-entry';
import { findBid, lotAfter, numbersOf, refuseRetraction } from './lot-after';

type RetractionRequest = { bidId: number; reason: string; by: string };

/** The bid's row stays, and the other bids decide the lot. Throws a 404, or a 409 after the end. */
export async function retractBid(
  context: AuctionContext,
  { bidId, reason, by }: RetractionRequest,
): Promise<void> {
  const { lotId } = await findBid(context.db, bidId);
  await context.db.transaction(async (tx) => {
    const lot = await lockedLot(tx, lotId);
    if (!lot) throw new HttpError(404, 'No bid with this id.');
    const now = await databaseTime(tx);
    const bid = await findBid(tx, bidId);
    refuseRetraction(lot, bid, now);
    const after = await lotAfter(tx, lot, bid, now);
    const retracted = { retractedAt: now, retractedBy: by, retractedReason: reason };
    await tx.update(bids).set(retracted).where(eq(bids.id, bid.id));
    const changed = await saveLot(tx, lot, { after, bid, now });
    await recordAudit(tx, {
      subject: 'lot',
      subjectId: lot.id,
      action: 'Bid retracted',
      by,
      from: `${formatNaira(bid.max)}, row ${bid.seq} of the record`,
      to: reason,
    });
    await sendRetractionMails(tx, context, { lot: changed, bid, reason });
    await reached('bid retracted');
  });
}

type Retracted = { after: LotState; bid: BidRow; now: Date };

async function saveLot(tx: Database, lot: LotRow, { after, bid, now }: Retracted): Promise<LotRow> {
  const numbers = await numbersOf(tx, lot.id);
  const state = recordStateOf(after, (userId) => numbers.get(userId) ?? 0);
  await appendEntry(tx, lot, 'retracted', now, retractedFields({ seq: bid.seq, after: state }));
  const { price, leader: leaderId, max, bids: count, closesAt } = after;
  const [changed] = await tx
    .update(lots)
    .set({ price, leaderId, leaderNumber: state.leader, max, bids: count, closesAt: new Date(closesAt) })
    .where(eq(lots.id, lot.id))
    .returning();
  if (!changed) throw new Error('The lot was deleted.');
  return changed;
}
