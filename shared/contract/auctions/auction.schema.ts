import { array, type InferType, number, object, string } from 'yup';
import { anyText, count, id, naira, timestamp, wholeNumber } from '../fields/answer.schema';
import { standardPayMinutes } from '../orders/payment/pay-time';

/** Below `to` the price rises by `by`. `null` means no upper end. */
export const incrementStepSchema = object({ to: naira().nullable(), by: naira() });

/** `percent` applies to the part of the hammer price up to `to`. */
export const premiumTierSchema = object({ to: naira().nullable(), percent: number().defined() });

export const payMinutes = () => wholeNumber().default(standardPayMinutes);

/** The rules for the bids of an auction, each by its version. */
export const termsSchema = object({
  increments: object({ version: wholeNumber(), steps: array().of(incrementStepSchema).defined() }),
  premium: object({
    version: wholeNumber(),
    tiers: array().of(premiumTierSchema).defined(),
    vat_percent: number().defined(),
  }),
  conditions: object({
    version: wholeNumber(),
    text: anyText(),
    pay_minutes: payMinutes(),
    created_at: timestamp(),
  }),
  delivery_fee: naira(),
});
export type Terms = InferType<typeof termsSchema>;

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
