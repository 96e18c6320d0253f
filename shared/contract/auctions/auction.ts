export type { Auction, AuctionAnswer, AuctionsAnswer, ClockAnswer, Terms } from './auction.schema';
export type {
  BidAnswer,
  Bidder,
  BidderAnswer,
  BidderChangedAnswer,
  BidPlacedAnswer,
  BidRefusal,
  OwnBid,
  OwnBidAnswer,
  OwnBidsAnswer,
  Receipt,
  Total,
} from './bid.schema';
export type { BidInput, ConfirmationInput, LotSort, RegisterBidderInput } from './bid-input.schema';
export type { DemoBidders, DemoBiddersChangedAnswer } from './demo-bidders.schema';
export type { ConsoleAnswer, ConsoleEntry, ConsoleLot, Paddle, WaitingBidder } from './live-console.schema';
export type { Lot, LotAnswer, LotBid, LotBidsAnswer, LotChange, LotsAnswer } from './lot.schema';

export const auctionPaths = {
  list: '/auction',
  clock: '/auction/clock',
  /** The site also answers it at `/.well-known/gallery-keys.json`. */
  keys: '/auction/keys',
  one: (id: string) => `/auction/${encodeURIComponent(id)}`,
  /** Server-sent `lot` events of all its lots, each a `LotChange`. After `stale` a client refetches what it shows. */
  stream: (id: string) => `/auction/${encodeURIComponent(id)}/stream`,
};

export const lotPaths = {
  list: '/lot',
  one: (id: string) => `/lot/${encodeURIComponent(id)}`,
  bids: (id: string) => `/lot/${encodeURIComponent(id)}/bids`,
  stream: (id: string) => `/lot/${encodeURIComponent(id)}/stream`,
  /** Answers 404 before the lot's end. */
  record: (id: string) => `/lot/${encodeURIComponent(id)}/record`,
  /** POST a `BidInput` with an `Idempotency-Key`. A refusal is a `BidRefusal`. */
  bid: (id: string) => `/lot/${encodeURIComponent(id)}/bid`,
  /** GET a `DemoBidders`, or POST `{ on: boolean }`. Only the demo accepts the POST. */
  demoBidders: (id: string) => `/lot/${encodeURIComponent(id)}/sparring`,
};

export const bidderPaths = {
  /** GET with `auction`, or POST a `RegisterBidderInput`. */
  one: '/bidder',
  /** POST a `ConfirmationInput` to send a link to the user's address. */
  email: '/bidder/email',
  /** POST `{ token }` of that link. */
  confirmEmail: '/bidder/email/confirm',
  /** Every lot on which the user has bid, with those that need an action first. */
  bids: '/bidder/bids',
  /** The user's own side of one lot. `bid` is `null` before the first bid. */
  lot: (id: string) => `/bidder/lot/${encodeURIComponent(id)}`,
  /** POST `{ accept: boolean }` to answer a second chance. */
  secondChance: (id: string) => `/bidder/offer/${encodeURIComponent(id)}`,
  /** POST `{ stop: boolean }` to control the emails about the lot. */
  mails: (id: string) => `/bidder/lot/${encodeURIComponent(id)}/mails`,
};

export const consolePaths = {
  /** For administrators. The auction's public stream says when to refetch it. */
  one: (auctionId: string) => `/auction/${encodeURIComponent(auctionId)}/console`,
  /** PUT marks an unusual bid as checked. */
  check: (bid: number) => `/auction/bid/${bid}/check`,
};
