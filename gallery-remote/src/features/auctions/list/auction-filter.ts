import type { Auction, LotSort } from '@gallery/shared/contract/auctions/auction';
import { idPattern } from '@gallery/shared/domain/id';
import { auctionsPath } from '@gallery/shared/paths/gallery-paths';
import type { LotsQuery } from '../lot/lot.queries';

export type AuctionFilter = { auction?: string; sort: LotSort; cursor?: string };

export const sortNames: Record<LotSort, string> = {
  ending: 'Ending soon',
  number: 'Lot number',
  'price-up': 'Price, low to high',
  'price-down': 'Price, high to low',
};

const firstSort: LotSort = 'ending';
const shownLots = { whole: 48, running: 24, ended: 4 };
const maxEnded = 3;

export function auctionFilterOf(params: URLSearchParams): AuctionFilter {
  const [auction, sort] = [params.get('auction') ?? '', params.get('sort') ?? ''];
  return {
    auction: idPattern.test(auction) ? auction : undefined,
    sort: isSort(sort) ? sort : firstSort,
    cursor: (auction && params.get('cursor')) || undefined,
  };
}

export function pathOf({ auction, sort, cursor }: AuctionFilter): string {
  const given = { auction, sort: sort === firstSort ? undefined : sort, cursor };
  const params = Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined);
  return params.length > 0 ? `${auctionsPath}?${new URLSearchParams(params)}` : auctionsPath;
}

/** Returns the running and upcoming auctions and the last ended ones, or only the requested auction. */
export function shownAuctions(auctions: Auction[], { auction }: AuctionFilter): Auction[] {
  if (auction) return auctions.filter(({ _id }) => _id === auction);
  const inState = (state: Auction['state']) => auctions.filter((one) => one.state === state);
  const ended = inState('ended').reverse().slice(0, maxEnded);
  return [...inState('running'), ...inState('upcoming'), ...ended];
}

export function lotsQueryOf({ _id, state }: Auction, { auction, sort, cursor }: AuctionFilter): LotsQuery {
  if (auction) return { auction: _id, sort, limit: shownLots.whole, cursor };
  if (state === 'ended') return { auction: _id, sort: 'number', limit: shownLots.ended };
  return { auction: _id, sort, limit: shownLots.running };
}

function isSort(text: string): text is LotSort {
  return text in sortNames;
}
