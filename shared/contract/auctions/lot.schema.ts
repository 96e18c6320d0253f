import { array, boolean, type InferType, object, string } from 'yup';
import { artworkSchema, listedArtworkSchema, streamPosition } from '../catalogue/artwork.schema';
import { anyText, count, id, naira, timestamp, wholeNumber } from '../fields/answer.schema';
import { auctionSchema, termsSchema } from './auction.schema';

/** From 'closing' on no bid counts, and the lot waits for its settlement. */
export const lotStates = ['upcoming', 'open', 'closing', 'sold', 'passed', 'withdrawn'] as const;
export const reserveStates = ['none', 'not met', 'met'] as const;

/** What changes while a lot runs. Streams send it. */
export const lotChangeSchema = object({
  _id: id(),
  state: string().oneOf(lotStates).defined(),
  /** 0 before the first bid. After the end it is the hammer price or the highest bid. */
  price: naira(),
  /** The least that the next bidder may bid. */
  asking: naira(),
  bids: count(),
  /** The number in 'Bidder 7', which is valid on this lot only. */
  leader: wholeNumber().nullable(),
  reserve: string().oneOf(reserveStates).defined(),
  opens_at: timestamp(),
  closes_at: timestamp(),
  /** True if a late bid moved the end. */
  extended: boolean().defined(),
  ended_at: timestamp().nullable(),
});
export type LotChange = InferType<typeof lotChangeSchema>;

/** The public data of a lot. It must never contain a maximum, a reserve price, or an account. */
export const lotSchema = lotChangeSchema.shape({
  number: wholeNumber(),
  auction_id: id(),
  artwork_id: listedArtworkSchema,
  start: naira(),
  estimate_low: naira().nullable(),
  estimate_high: naira().nullable(),
});
export type Lot = InferType<typeof lotSchema>;

/** `now` is the database's clock, which countdowns follow. */
export const lotsAnswerSchema = object({
  lots: array().of(lotSchema).defined(),
  next: anyText().nullable(),
  now: timestamp(),
  stream_position: streamPosition(),
});
export type LotsAnswer = InferType<typeof lotsAnswerSchema>;

const neighbourSchema = object({ _id: id(), number: wholeNumber() }).nullable();

export const lotAnswerSchema = object({
  lot: lotSchema,
  auction: auctionSchema,
  artwork: artworkSchema,
  terms: termsSchema,
  previous: neighbourSchema,
  following: neighbourSchema,
  now: timestamp(),
  stream_position: streamPosition(),
});
export type LotAnswer = InferType<typeof lotAnswerSchema>;

export const lotBidSchema = object({
  bidder: wholeNumber(),
  /** The lot's price after the bid. */
  price: naira(),
  at: timestamp(),
  retracted: boolean().defined(),
});
export type LotBid = InferType<typeof lotBidSchema>;

/** Newest first. */
export const lotBidsAnswerSchema = object({
  bids: array().of(lotBidSchema).defined(),
  bidders: count(),
  next: anyText().nullable(),
});
export type LotBidsAnswer = InferType<typeof lotBidsAnswerSchema>;
