import type { LotState } from '@gallery/shared/auction/bidding';
import { commitmentBytes, newNonce } from '@gallery/shared/auction/record';
import { bidFields, recordStateOf } from '@gallery/shared/auction/record-fields';
import type { Terms } from '@gallery/shared/contract/auctions/auction';
import type { Database } from '../../../../db/client';
import type { LotRow } from '../../lot.table';
import { type ChainEnd, type EntryRow, ensureOpened, entryAfter, sha256 } from '../../record/append-entry';
import type { BidRow } from '../bid.table';
import { type NewBid, type RefusedBid, type ResolvedBid, resolveBid } from '../resolve-bid';
import type { RecordEnd } from './record-end';

export type DraftedBid = {
  bid: Omit<BidRow, 'id'>;
  entry: EntryRow;
  number: number;
  lot: LotRow;
  outbid: string | null;
};

/** The effect of one transaction's bids on a lot, before the transaction writes it. */
export type LotDraft = {
  lot: LotRow;
  end: ChainEnd | null;
  newest: number;
  newNumbers: Map<string, number>;
  bids: DraftedBid[];
};

export function draftOf(lot: LotRow, { seq, hash, numbers }: RecordEnd): LotDraft {
  const end = seq === null || hash === null ? null : { seq, hash };
  return { lot, end, newest: numbers, newNumbers: new Map(), bids: [] };
}

/** Refuses a bid by the rules or adds it to the draft. All bids take this way. `known` is the bidder's earlier number. */
export async function draftBid(
  tx: Database,
  draft: LotDraft,
  terms: Terms,
  bid: NewBid,
  known: number | null,
): Promise<DraftedBid | RefusedBid> {
  const resolved = resolveBid(draft.lot, terms, bid);
  return 'lot' in resolved ? addToDraft(tx, draft, terms, { bid, resolved, known }) : resolved;
}

async function addToDraft(
  tx: Database,
  draft: LotDraft,
  terms: Terms,
  { bid, resolved, known }: { bid: NewBid; resolved: ResolvedBid; known: number | null },
): Promise<DraftedBid> {
  const { lot } = draft;
  const { lot: after, answer, isUnusual } = resolved;
  const number = known ?? numberOf(draft, bid.userId);
  const leaderNumber = after.leader === bid.userId ? number : lot.leaderNumber;
  const nonce = newNonce();
  const fields = bidFields({
    bidder: number,
    commitment: sha256(commitmentBytes(bid.max, nonce)),
    after: recordStateOf(after, () => leaderNumber ?? number),
  });
  draft.end ??= await ensureOpened(tx, lot, terms);
  const entry = entryAfter(draft.end, lot, { kind: 'bid', at: bid.at, fields });
  const row = {
    lotId: lot.id,
    userId: bid.userId,
    max: bid.max,
    at: bid.at,
    key: bid.key,
    answer,
    price: after.price,
    nonce,
    seq: entry.seq,
    confirmed: isUnusual,
    checkedAt: null,
    retractedAt: null,
    retractedBy: null,
    retractedReason: null,
  };
  draft.lot = { ...lot, ...columnsOf(lot, after, leaderNumber) };
  draft.end = entry;
  const outbid = lot.leaderId === after.leader ? null : lot.leaderId;
  const drafted = { bid: row, entry, number, lot: draft.lot, outbid };
  draft.bids.push(drafted);
  return drafted;
}

function numberOf(draft: LotDraft, userId: string): number {
  const own = draft.newNumbers.get(userId);
  if (own !== undefined) return own;
  draft.newest += 1;
  draft.newNumbers.set(userId, draft.newest);
  return draft.newest;
}

function columnsOf(lot: LotRow, after: LotState, leaderNumber: number | null) {
  const isExtended = after.closesAt !== lot.closesAt.getTime();
  return {
    price: after.price,
    leaderId: after.leader,
    leaderNumber,
    max: after.max,
    bids: after.bids,
    closesAt: new Date(after.closesAt),
    extensions: lot.extensions + (isExtended ? 1 : 0),
  };
}
