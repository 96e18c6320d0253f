import type { Lot, Terms } from '@gallery/shared/contract/auctions/auction';
import type { Database } from '../../../../db/client';
import { reached } from '../../../../db/steps';
import { HttpError } from '../../../../http/answers/http-error';
import { defineJob } from '../../../../jobs/job-queue';
import { lotOf } from '../../answers/lot-of';
import type { BidContext, BidRequest } from '../../auction-context';
import { missingSteps } from '../../bidders/missing-steps';
import type { LotRow } from '../../lot.table';
import type { EntryRow } from '../../record/append-entry';
import { readTerms, type TermVersions } from '../../terms/read-terms';
import type { BidRow } from '../bid.table';
import { bidRefused, notQualified } from '../bid-refused';
import { type DraftedBid, draftBid, draftOf, type LotDraft } from './lot-draft';
import { type Bidding, lockLot, readBidding } from './read-bidding';
import { type SavedBid, saveLotDraft } from './save-draft';

/** `outbid` is the previous leader. The job writes the emails, so that a bid does not wait for them. */
export const bidMailsJob = defineJob<{ bid: number; outbid: string | null }>('bid-mails', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});

const caches = new WeakMap<Database, Map<string, Terms>>();

/** Reads terms like `readTerms`, but each version once, because versions never change. `tx` runs the read, and `db` is the cache key. */
async function readTermsOnce(
  { db, tx }: { db: Database; tx: Database },
  auction: TermVersions,
): Promise<Terms> {
  const cache = caches.get(db) ?? new Map<string, Terms>();
  caches.set(db, cache);
  const { incrementsVersion, premiumVersion, conditionsVersion, deliveryFee } = auction;
  const versions = [incrementsVersion, premiumVersion, conditionsVersion].join(' ');
  const terms = cache.get(versions) ?? (await readTerms(tx, auction));
  cache.set(versions, terms);
  return { ...terms, delivery_fee: deliveryFee };
}

/** `lot` is the public state after the bid or, for a repeated request, now. Only a new bid has `sealed`. */
export type PlacedBid = { bid: BidRow; lot: Lot; terms: Terms; sealed?: { entry: EntryRow; number: number } };

type Refused = { refusal: Error };
type Answered = { bid: BidRow } | { drafted: DraftedBid };
type Decision = Refused | (Answered & { lot: Lot });

type Turn = { tx: Database; draft: LotDraft; terms: Terms };

/** Resolves bids on one lot in order, under its lock and at one time of the database's clock. */
export async function placeInTransaction(
  { db, jobs }: BidContext,
  requests: readonly BidRequest[],
): Promise<PromiseSettledResult<PlacedBid>[]> {
  await reached('lot queued');
  return db.transaction(async (tx) => {
    const lot = await lockLot(tx, requests[0]?.lotId ?? '');
    await reached('lot locked');
    const read = lot ? await readBidding(tx, lot, requests) : [];
    const [first] = read;
    if (!lot || !first || !isPublic(lot, first)) throw noLot();
    const { at, auction } = first;
    const terms = await readTermsOnce({ db, tx }, auction);
    const turn = { tx, terms, draft: draftOf(lot, first.recordEnd) };
    const decisions: Decision[] = [];
    for (const [index, request] of requests.entries()) {
      const bidding = read.find((one) => one.index === index);
      decisions.push(bidding ? await decide(turn, request, { ...bidding, at }) : { refusal: noLot() });
    }
    const saved = await saveLotDraft(tx, turn.draft);
    if (saved.length > 0) {
      const mails = saved.map(({ bid, outbid }) => ({ bid: bid.id, outbid }));
      await jobs.sendAll(tx, bidMailsJob, mails);
      await reached('bid written');
    }
    return decisions.map((decision) => settledOf(decision, terms, saved));
  });
}

const noLot = () => new HttpError(404, 'No lot with this id.');

function isPublic({ outcome }: LotRow, { auction, archivedAt }: Bidding): boolean {
  return auction.publishedAt !== null && (archivedAt === null || outcome !== null);
}

async function decide({ tx, draft, terms }: Turn, request: BidRequest, bidding: Bidding): Promise<Decision> {
  const { steps } = terms.increments;
  const publicLot = () => lotOf({ ...bidding, lot: draft.lot }, { steps, now: bidding.at });
  const { userId, key, max } = request;
  const drafted = draft.bids.find(({ bid }) => bid.userId === userId && bid.key === key);
  const earlier = bidding.earlier ?? drafted?.bid;
  if (earlier && !isSame(earlier, request))
    return { refusal: new HttpError(422, 'This Idempotency-Key belongs to another bid.') };
  if (bidding.earlier) return { bid: bidding.earlier, lot: publicLot() };
  if (drafted) return { drafted, lot: publicLot() };
  // Checks the present state: a log-out, a ban, or new conditions may have come while the bid waited.
  if (!bidding.session)
    return { refusal: new HttpError(401, 'Your session has ended. Please log in again.') };
  const missing = missingSteps(bidding, { lot: draft.lot, artistEmail: bidding.artistEmail });
  if (missing.length > 0) return { refusal: notQualified(publicLot(), missing) };
  const placed = await draftBid(tx, draft, terms, { ...request, at: bidding.at }, bidding.number);
  const lot = publicLot();
  if (!('entry' in placed)) return { refusal: bidRefused(placed.answer, { lot, max, steps }) };
  return { drafted: placed, lot };
}

function isSame(earlier: Pick<BidRow, 'lotId' | 'max'>, { lotId, max }: BidRequest): boolean {
  return earlier.lotId === lotId && earlier.max === max;
}

function settledOf(
  decision: Decision,
  terms: Terms,
  saved: readonly SavedBid[],
): PromiseSettledResult<PlacedBid> {
  if ('refusal' in decision) return { status: 'rejected', reason: decision.refusal };
  const { lot } = decision;
  if ('bid' in decision) return { status: 'fulfilled', value: { bid: decision.bid, lot, terms } };
  const { seq } = decision.drafted.entry;
  const written = saved.find(({ entry }) => entry.seq === seq);
  if (!written) throw new Error('A bid was not saved.');
  const { bid, entry, number } = written;
  return { status: 'fulfilled', value: { bid, lot, terms, sealed: { entry, number } } };
}
