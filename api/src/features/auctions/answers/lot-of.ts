import { type IncrementStep, nextAmount } from '@gallery/shared/auction/increments';
import type { Lot, LotChange } from '@gallery/shared/contract/auctions/auction';
import type { WorkInAuction } from '../../artworks/availability/works-in-auction';
import { type ListedRow, listedArtworkOf } from '../../artworks/listed-artwork';
import type { LotRow } from '../lot.table';

/** The fields of a lot that may become public. Rows of the stream have the same fields. */
export type PublicLot = Pick<
  LotRow,
  'id' | 'startingPrice' | 'price' | 'leaderNumber' | 'bids' | 'opensAt' | 'closesAt' | 'outcome' | 'endedAt'
> & { reserve: LotChange['reserve']; extended: boolean };

export type LotReading = { steps: readonly IncrementStep[]; now: Date };

/** Derives the state at `now`, the database's time. Only an ended lot has an outcome. */
export function lotStateOf(
  { outcome, opensAt, closesAt }: Pick<LotRow, 'outcome' | 'opensAt' | 'closesAt'>,
  now: Date,
): Lot['state'] {
  if (outcome) return outcome;
  if (now < opensAt) return 'upcoming';
  return now < closesAt ? 'open' : 'closing';
}

/** Maps a lot to the contract's field names. The work repeats nothing that a bid changes. */
export function lotOf(row: ListedRow & { lot: LotRow }, reading: LotReading): Lot {
  const { lot } = row;
  const work = listedArtworkOf({ ...row, inAuction: workInAuctionOf(lot) });
  return {
    ...lotChangeOf(lot, reading),
    number: lot.number,
    auction_id: lot.auctionId,
    artwork_id: { ...work, lot: null, price: lot.claimsWork ? lot.startingPrice : work.price },
    start: lot.startingPrice,
    estimate_low: lot.estimateLow,
    estimate_high: lot.estimateHigh,
  };
}

/** Returns the lot's effect on its work while the lot claims it, otherwise `null`. */
export function workInAuctionOf(lot: LotRow): WorkInAuction | null {
  return lot.claimsWork ? { ...lot, lotId: lot.id, isRunning: true } : null;
}

export function lotChangeOf(lot: LotRow, reading: LotReading): LotChange {
  return publicChangeOf({ ...lot, reserve: reserveStateOf(lot), extended: lot.extensions > 0 }, reading);
}

/** Does the same as `lotChangeOf` for a row of the stream. */
export function publicChangeOf(lot: PublicLot, { steps, now }: LotReading): LotChange {
  return {
    _id: lot.id,
    state: lotStateOf(lot, now),
    price: lot.price,
    asking: lot.leaderNumber === null ? lot.startingPrice : nextAmount(steps, lot.price),
    bids: lot.bids,
    leader: lot.leaderNumber,
    reserve: lot.reserve,
    opens_at: lot.opensAt.toISOString(),
    closes_at: lot.closesAt.toISOString(),
    extended: lot.extended,
    ended_at: lot.endedAt?.toISOString() ?? null,
  };
}

function reserveStateOf({ reserve, price }: LotRow): LotChange['reserve'] {
  if (reserve === 0) return 'none';
  return price >= reserve ? 'met' : 'not met';
}
