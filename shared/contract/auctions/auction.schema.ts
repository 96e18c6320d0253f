import { array, type InferType, object, string } from 'yup';
import { anyText, count, id, naira, timestamp } from '../fields/answer-fields.schema';

/** By time: before its opening, until its last lot has ended, after it. */
export const auctionStates = ['upcoming', 'running', 'ended'] as const;

export const auctionSchema = object({
  _id: id(),
  title: anyText(),
  state: string().oneOf(auctionStates).defined(),
  /** Where and when the works can be seen; '' when nothing is said. */
  viewing: anyText(),
  opens_at: timestamp(),
  /** The first and the last lot's end. */
  first_closes_at: timestamp(),
  last_closes_at: timestamp(),
  /** All lots, those that have ended, and of them those that were sold. */
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
