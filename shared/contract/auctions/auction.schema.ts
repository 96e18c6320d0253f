import { array, type InferType, object, string } from 'yup';
import { anyText, count, id, naira, timestamp } from '../fields/answer.schema';

/** The time decides: before the opening, until the last lot ends, and after it. */
export const auctionStates = ['upcoming', 'running', 'ended'] as const;

export const auctionSchema = object({
  _id: id(),
  title: anyText(),
  state: string().oneOf(auctionStates).defined(),
  /** Where and when visitors can see the works, or ''. */
  viewing: anyText(),
  opens_at: timestamp(),
  first_closes_at: timestamp(),
  last_closes_at: timestamp(),
  lots: count(),
  ended: count(),
  sold: count(),
  /** The sum of the hammer prices. */
  hammer: naira(),
});
export type Auction = InferType<typeof auctionSchema>;

export const auctionsAnswerSchema = object({
  auctions: array().of(auctionSchema).defined(),
  now: timestamp(),
});
export type AuctionsAnswer = InferType<typeof auctionsAnswerSchema>;

export const auctionAnswerSchema = object({ auction: auctionSchema, now: timestamp() });
export type AuctionAnswer = InferType<typeof auctionAnswerSchema>;

export const clockAnswerSchema = object({ now: timestamp() });
export type ClockAnswer = InferType<typeof clockAnswerSchema>;
