import type { Auction, Lot } from '@gallery/shared/contract/auctions/auction';
import type { followAuction } from '@gallery/shared/live';
import { sampleAuction, sampleLot, sampleOwnBid } from '@gallery/shared/testing/sample-lot';
import { stubApi } from '@gallery/shared/testing/stub-api';
import { screen, within } from '@testing-library/react';

export type Follow = typeof followAuction;

/** The auctions that the page follows. A test calls their listener. */
export const followed = jest.fn<ReturnType<Follow>, Parameters<Follow>>(() => new Promise(() => undefined));
jest.mock('@gallery/shared/live', () => ({
  followAuction: (...given: Parameters<Follow>) => followed(...given),
}));
beforeEach(() => followed.mockClear());

/** Twenty minutes before the lot ends. */
export const now = '2026-11-27T17:00:00.500Z';

type Shown = { auctions?: Auction[]; lots?: Lot[]; next?: string | null };

export function stubAuctions({ auctions = [sampleAuction()], lots = [sampleLot()], next = null }: Shown) {
  const queries: object[] = [];
  stubApi({
    '/auction': { auctions, now },
    '/auction/clock': { now },
    '/lot': (query) => {
      queries.push(query);
      return { lots, next, now, stream_position: 7 };
    },
    '/bidder/bids': { bids: [sampleOwnBid({ lot: sampleLot() })], now },
  });
  return queries;
}

export async function cardOf(name = 'Agwọlagwọ') {
  return within(await screen.findByRole('article', { name }));
}
