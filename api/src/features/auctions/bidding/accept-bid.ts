import { askingPrice, type LotState, needsConfirmation, placeBid } from '@gallery/shared/auction/bidding';
import { commitmentOf, newNonce } from '@gallery/shared/auction/record';
import { bidFields, recordStateOf } from '@gallery/shared/auction/record-fields';
import type { BidAnswer, Terms } from '@gallery/shared/contract/auctions/auction';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { type LotRow, lots } from '../lot.table';
import { appendEntry, type EntryRow, ensureOpened } from '../record/append-entry';
import { type BidRow, bids } from './bid.table';
import { bidderNumber } from './bidder-number';
import { biddingStateOf } from './lot-state';

/** `at` is the database's clock, read after the lot's row was locked; `confirmed`: the amount was typed twice. */
export type NewBid = { userId: string; max: number; at: Date; key: string; confirmed?: boolean };

export type RefusedBid = { answer: Exclude<BidAnswer, 'WINNING' | 'OUTBID' | 'NOT_QUALIFIED'> };
export type AcceptedBid = { answer: 'WINNING' | 'OUTBID'; lot: LotRow; bid: BidRow; entry: EntryRow };

/** Resolves a bid by the rules. The transaction has locked the lot's row; a refused bid changes nothing. */
export async function acceptBid(
  tx: Database,
  lot: LotRow,
  terms: Terms,
  bid: NewBid,
): Promise<AcceptedBid | RefusedBid> {
  const { steps } = terms.increments;
  const before = biddingStateOf(lot);
  if (lot.outcome !== null) return { answer: 'LOT_CLOSED' };
  if (bid.at < lot.opensAt) return { answer: 'NOT_OPEN' };
  const placed = placeBid(steps, before, { bidder: bid.userId, max: bid.max, at: bid.at.getTime() });
  if (placed.answer !== 'WINNING' && placed.answer !== 'OUTBID') return { answer: placed.answer };
  const unusual = { max: bid.max, asking: askingPrice(steps, before), estimateHigh: lot.estimateHigh };
  if (!bid.confirmed && needsConfirmation(unusual)) return { answer: 'CONFIRM' };
  const saved = await saveBid(tx, lot, terms, bid, { lot: placed.lot, answer: placed.answer });
  return { answer: placed.answer, ...saved };
}

type Placed = { lot: LotState; answer: 'WINNING' | 'OUTBID' };

async function saveBid(tx: Database, lot: LotRow, terms: Terms, bid: NewBid, { lot: after, answer }: Placed) {
  const number = await bidderNumber(tx, lot.id, bid.userId);
  const leaderNumber = after.leader === bid.userId ? number : lot.leaderNumber;
  await ensureOpened(tx, lot, terms);
  const nonce = newNonce();
  const fields = bidFields({
    bidder: number,
    commitment: await commitmentOf(bid.max, nonce),
    after: recordStateOf(after, () => leaderNumber ?? number),
  });
  const entry = await appendEntry(tx, lot, 'bid', bid.at, fields);
  const row = {
    ...{ lotId: lot.id, userId: bid.userId, max: bid.max, at: bid.at, key: bid.key },
    ...{ answer, price: after.price, nonce, seq: entry.seq, confirmed: bid.confirmed ?? false },
  };
  const [saved] = await tx.insert(bids).values(row).returning();
  const [changed] = await tx
    .update(lots)
    .set(columnsOf(lot, after, leaderNumber))
    .where(eq(lots.id, lot.id))
    .returning();
  if (!saved || !changed) throw new Error('A bid was not saved.');
  return { lot: changed, bid: saved, entry };
}

function columnsOf(lot: LotRow, after: LotState, leaderNumber: number | null) {
  const isExtended = after.closesAt !== lot.closesAt.getTime();
  return {
    ...{ price: after.price, leaderId: after.leader, leaderNumber, max: after.max, bids: after.bids },
    closesAt: new Date(after.closesAt),
    extensions: lot.extensions + (isExtended ? 1 : 0),
  };
}
