import { array, boolean, type InferType, object, string } from 'yup';
import { streamPosition } from '../catalogue/artwork.schema';
import { anyText, count, id, naira, timestamp, wholeNumber } from '../fields/answer.schema';
import { auctionSchema } from './auction.schema';
import { lotSchema } from './lot.schema';

export const paddleSchema = object({ user_id: id(), paddle: wholeNumber(), name: anyText() });
export type Paddle = InferType<typeof paddleSchema>;

/** Adds what only staff may see: the reserve price and the leader. */
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

export const consoleEntrySchema = object({
  lot_id: id(),
  lot_number: wholeNumber(),
  seq: count(),
  at: timestamp(),
  /** `null` if the lot ended without a bidder. */
  by: paddleSchema.nullable().default(null),
  price: naira(),
  effect: string().oneOf(consoleEffects).defined(),
  reserve_met: boolean().defined(),
  /** The new end, if the row moved it. */
  closes_at: timestamp().nullable(),
  /** The bid that staff can retract, or `null` for other rows. */
  bid: wholeNumber().nullable(),
  /** `null` until the lot has ended. */
  max: naira().nullable(),
  retracted: boolean().defined(),
  /** True for an amount above five times the asking price or twice the high estimate, which the bidder typed again. */
  unusual: boolean().defined(),
  checked: boolean().defined(),
});
export type ConsoleEntry = InferType<typeof consoleEntrySchema>;

export const waitingBidderSchema = paddleSchema.shape({
  email: anyText(),
  email_confirmed: boolean().defined(),
  since: timestamp(),
});
export type WaitingBidder = InferType<typeof waitingBidderSchema>;

export const consoleAnswerSchema = object({
  auction: auctionSchema,
  lots: array().of(consoleLotSchema).defined(),
  /** Newest first. */
  entries: array().of(consoleEntrySchema).defined(),
  /** The number of all bids of the auction. */
  bids: count(),
  paddles: count(),
  last_minute: count(),
  /** The connections to this server that follow a lot or the auction. */
  watching: count(),
  unusual: array().of(consoleEntrySchema).defined(),
  waiting: array().of(waitingBidderSchema).defined(),
  versions: object({ increments: wholeNumber(), premium: wholeNumber(), conditions: wholeNumber() }),
  now: timestamp(),
  stream_position: streamPosition(),
});
export type ConsoleAnswer = InferType<typeof consoleAnswerSchema>;
