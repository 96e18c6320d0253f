import { standardIncrements } from '../auction/increments';
import { standardPremium, vatPercent } from '../auction/premium';
import type { Auction, Bidder, Lot, LotAnswer, LotBidsAnswer, Terms } from '../contract/auctions/auction';
import { sampleArtwork } from './sample-artwork';
import { sampleLot } from './sample-lot';

const now = '2026-11-22T13:04:42.000Z';

export function sampleAuction(changes: Partial<Auction> = {}): Auction {
  return {
    _id: 'auction-1',
    title: 'Lines and Cloth',
    state: 'running',
    viewing: 'Ikoyi, Lagos, until the sale',
    opens_at: '2026-11-20T09:00:00.000Z',
    first_closes_at: '2026-11-22T17:10:00.000Z',
    last_closes_at: '2026-11-22T17:16:00.000Z',
    lots: 7,
    ended: 0,
    sold: 0,
    hammer: 0,
    ...changes,
  };
}

/** The lot is open with five bids, four hours before its end at the answer's `now`. */
export function samplePageLot(changes: Partial<Lot> = {}): Lot {
  return sampleLot({
    _id: 'lot-5',
    number: 5,
    start: 800_000,
    price: 1_300_000,
    asking: 1_400_000,
    bids: 5,
    leader: 7,
    reserve: 'met',
    estimate_low: 1_200_000,
    estimate_high: 1_800_000,
    closes_at: '2026-11-22T17:14:00.000Z',
    ...changes,
  });
}

export function sampleTerms(changes: Partial<Terms> = {}): Terms {
  return {
    increments: { version: 1, steps: [...standardIncrements] },
    premium: { version: 1, tiers: [...standardPremium], vat_percent: vatPercent },
    conditions: {
      version: 1,
      text: 'A bid is binding.',
      pay_minutes: 2880,
      created_at: '2026-11-01T09:00:00.000Z',
    },
    delivery_fee: 45_000,
    ...changes,
  };
}

export function sampleLotAnswer(
  lot: Partial<Lot> = {},
  changes: Partial<Omit<LotAnswer, 'lot'>> = {},
): LotAnswer {
  return {
    lot: samplePageLot(lot),
    auction: sampleAuction(),
    artwork: sampleArtwork(),
    terms: sampleTerms(),
    previous: { _id: 'lot-4', number: 4 },
    following: { _id: 'lot-6', number: 6 },
    now,
    stream_position: 1,
    ...changes,
  };
}

export function sampleLotBids(changes: Partial<LotBidsAnswer> = {}): LotBidsAnswer {
  return {
    bids: [
      { bidder: 7, price: 1_300_000, at: '2026-11-22T13:02:00.000Z', retracted: false },
      { bidder: 4, price: 1_200_000, at: '2026-11-22T12:47:00.000Z', retracted: false },
      { bidder: 3, price: 800_000, at: '2026-11-21T09:05:00.000Z', retracted: false },
    ],
    bidders: 3,
    next: null,
    ...changes,
  };
}

/** The bidder is registered for the auction, with nothing left to do. */
export function sampleBidder(changes: Partial<Bidder> = {}): Bidder {
  return {
    state: 'registered',
    paddle: 214,
    email_confirmed: true,
    conditions_version: 1,
    address: '7 Palm Crescent, Ikoyi, Lagos',
    approval_from: null,
    missing: [],
    ...changes,
  };
}
