import type { Auction, Lot, OwnBid, Receipt } from '../contract/auctions/auction';
import { listed, sampleArtwork } from './sample-artwork';

/** The auction accepts bids, and its lots end on one day. */
export function sampleAuction(changes: Partial<Auction> = {}): Auction {
  return {
    _id: 'auction-1',
    title: 'Lines and Cloth',
    state: 'running',
    viewing: 'Ikoyi, Lagos, today from 10:00 to 17:00',
    opens_at: '2026-11-20T09:00:00.000Z',
    first_closes_at: '2026-11-27T17:20:00.000Z',
    last_closes_at: '2026-11-27T17:34:00.000Z',
    lots: 7,
    ended: 3,
    sold: 2,
    hammer: 5_850_000,
    ...changes,
  };
}

/** Returns an open lot of 'Lines and Cloth' with a leader. */
export function sampleLot(changes: Partial<Lot> = {}): Lot {
  return {
    _id: 'lot-6',
    number: 6,
    auction_id: 'auction-1',
    artwork_id: listed(sampleArtwork()),
    state: 'open',
    start: 1_200_000,
    price: 2_000_000,
    asking: 2_100_000,
    bids: 9,
    leader: 4,
    reserve: 'not met',
    estimate_low: 1_500_000,
    estimate_high: 2_500_000,
    extended: false,
    opens_at: '2026-11-20T09:00:00.000Z',
    closes_at: '2026-11-27T17:20:00.000Z',
    ended_at: null,
    ...changes,
  };
}

export function sampleReceipt(changes: Partial<Receipt> = {}): Receipt {
  const hash = 'ab'.repeat(32);
  return {
    lot: 'lot-6',
    seq: 4,
    bidder: 4,
    max: 2_300_000,
    nonce: 'cd'.repeat(16),
    hash,
    at: '2026-11-27T17:10:00.000Z',
    checkpoint: { seq: 4, hash, at: '2026-11-27T17:10:00.000Z', signature: 'c2ln' },
    public_key: 'a2V5',
    ...changes,
  };
}

export function sampleOwnBid(changes: Partial<OwnBid> = {}): OwnBid {
  return {
    lot: sampleLot(),
    auction_title: 'Lines and Cloth',
    artist: sampleArtwork().artist_id,
    number: 4,
    max: 2_300_000,
    state: 'winning',
    total: { hammer: 2_400_000, premium: 360_000, vat: 27_000, delivery: 45_000, total: 2_832_000 },
    order: null,
    offer: null,
    mails_stopped: false,
    receipts: [sampleReceipt()],
    ...changes,
  };
}
