import { array, boolean, type InferType, object, string } from 'yup';
import { streamPosition } from '../catalogue/artwork.schema';
import { anyText, count, id, naira, timestamp, wholeNumber } from '../fields/answer-fields.schema';
import { auctionSchema } from './auction.schema';
import { lotSchema } from './lot.schema';

/** A bidder as staff see it. */
export const paddleSchema = object({ user_id: id(), paddle: wholeNumber(), name: anyText() });
export type Paddle = InferType<typeof paddleSchema>;

/** For staff alone: the reserve price and who leads. */
export const consoleLotSchema = lotSchema.shape({
  reserve_price: naira().nullable(),
  leads: paddleSchema.nullable().default(null),
  paddles: count(),
});
export type ConsoleLot = InferType<typeof consoleLotSchema>;

export const consoleEffects = [
  'leads',
  'led',
  'outbid',
  'raised',
  'retracted',
  'sold',
  'passed',
  'withdrawn',
] as const;

/** A row of a lot's record, as staff read it. */
export const consoleEntrySchema = object({
  lot_id: id(),
  lot_number: wholeNumber(),
  seq: count(),
  at: timestamp(),
  /** `null` when the lot ended without a bidder. */
  by: paddleSchema.nullable().default(null),
  price: naira(),
  effect: string().oneOf(consoleEffects).defined(),
  reserve_met: boolean().defined(),
  /** The new end, when the row has moved it. */
  closes_at: timestamp().nullable(),
  /** The bid that can be retracted; `null` for other rows. */
  bid: wholeNumber().nullable(),
  /** Opens when the lot has ended. */
  max: naira().nullable(),
  retracted: boolean().defined(),
  /** The amount was typed a second time: above five times the asking price or twice the high estimate. */
  unusual: boolean().defined(),
  checked: boolean().defined(),
});
export type ConsoleEntry = InferType<typeof consoleEntrySchema>;

/** Someone who waits for an approval. */
export const waitingBidderSchema = paddleSchema.shape({
  email: anyText(),
  email_confirmed: boolean().defined(),
  since: timestamp(),
});
export type WaitingBidder = InferType<typeof waitingBidderSchema>;

export const consoleAnswerSchema = object({
  auction: auctionSchema,
  lots: array().of(consoleLotSchema).defined(),
  /** Newest first, at most 100. */
  entries: array().of(consoleEntrySchema).defined(),
  /** Of all bids of the auction. */
  bids: count(),
  paddles: count(),
  last_minute: count(),
  /** Connections that follow a lot or the auction at this server. */
  watching: count(),
  unusual: array().of(consoleEntrySchema).defined(),
  waiting: array().of(waitingBidderSchema).defined(),
  versions: object({ increments: wholeNumber(), premium: wholeNumber(), conditions: wholeNumber() }),
  now: timestamp(),
  stream_position: streamPosition(),
});
export type ConsoleAnswer = InferType<typeof consoleAnswerSchema>;
