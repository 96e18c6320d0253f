import {
  type Auction,
  type AuctionsAnswer,
  auctionPaths,
  type Lot,
  type LotsAnswer,
  lotPaths,
} from '@gallery/shared/contract/auctions/auction';
import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { getJson } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { withoutStoredBid } from '../../../queries/fetch-artworks';
import { lotQueryKeys } from '../lot-query-keys';

export type LandingAuction = {
  /** The open lot that a curator chose, else the one that ends first. A stored page leaves out `bidding`, which may be old. */
  lot: { _id: string; number: number; work: ListedArtwork; bidding?: Bidding } | null;
  /** The auction that opens next, if no lot is open. */
  next: { auction: Auction; work: ListedArtwork | undefined } | null;
};
/** As of `now`, the database's clock. */
type Bidding = Pick<Lot, 'price' | 'start' | 'closes_at'> & { now: string };

/** Milliseconds between two reads while the page is visible. */
const intervalMs = 15_000;

export const landingAuction = () =>
  queryOptions({
    queryKey: [...lotQueryKeys.all, 'landing'],
    queryFn: ({ signal }) => readLanding(signal),
    refetchInterval: ({ state: { data } }) => (data?.lot || data?.next ? intervalMs : false),
  });

async function readLanding(signal: AbortSignal): Promise<LandingAuction> {
  const query = { state: 'open', sort: 'ending', place: 'landing', limit: 1 };
  const { lots, now } = await getJson<LotsAnswer>(lotPaths.list, { query, signal });
  const [lot] = lots;
  return lot ? { lot: shownLot(lot, now), next: null } : { lot: null, next: await readNext(signal) };
}

function shownLot({ _id, number, artwork_id, ...lot }: Lot, now: string): LandingAuction['lot'] {
  const { price, start, closes_at } = lot;
  const shown = { _id, number, work: withoutStoredBid(artwork_id) };
  return typeof window === 'undefined' ? shown : { ...shown, bidding: { price, start, closes_at, now } };
}

/** The API sorts the auctions by their opening. */
async function readNext(signal: AbortSignal): Promise<LandingAuction['next']> {
  const { auctions } = await getJson<AuctionsAnswer>(auctionPaths.list, { signal });
  const auction = auctions.find(({ state }) => state === 'upcoming');
  if (!auction) return null;
  const query = { auction: auction._id, place: 'landing', limit: 1 };
  const { lots } = await getJson<LotsAnswer>(lotPaths.list, { query, signal });
  return { auction, work: lots[0] && withoutStoredBid(lots[0].artwork_id) };
}
