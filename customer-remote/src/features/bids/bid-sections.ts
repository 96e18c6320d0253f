import type { OwnBid } from '@gallery/shared/contract/auctions/auction';

export type BidSection = 'turn' | 'running' | 'ended';

/** 'turn' means that the bidder can act now. */
export function sectionOf(bid: OwnBid): BidSection {
  if (isPayable(bid) || bid.offer) return 'turn';
  if (bid.state === 'outbid') return bid.lot.state === 'open' ? 'turn' : 'running';
  return bid.state === 'winning' ? 'running' : 'ended';
}

export function isPayable({ order }: OwnBid): boolean {
  return order?.status === 'Pending';
}

/** Sorts unpaid lots first, then offers, then the lots by their end, with the latest ended one first. */
export function inSection(bids: OwnBid[], section: BidSection): OwnBid[] {
  const found = bids.filter((bid) => sectionOf(bid) === section);
  if (section === 'ended') return [...found].sort((one, other) => deadlineOf(other) - deadlineOf(one));
  return [...found].sort((one, other) => rankOf(one) - rankOf(other) || deadlineOf(one) - deadlineOf(other));
}

function rankOf(bid: OwnBid): number {
  if (isPayable(bid)) return 0;
  return bid.offer ? 1 : 2;
}

function deadlineOf({ lot, order, offer }: OwnBid): number {
  return Date.parse(order?.held_until ?? offer?.expires_at ?? lot.ended_at ?? lot.closes_at);
}
