import type { Auction } from '../contract/auctions/auction';

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
