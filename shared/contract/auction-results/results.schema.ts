import { array, boolean, type InferType, number, object, string } from 'yup';
import { auctionSchema } from '../auctions/auction.schema';
import { totalSchema } from '../auctions/bid.schema';
import { paddleSchema } from '../auctions/live-console.schema';
import { lotSchema, reserveStates } from '../auctions/lot.schema';
import { anyText, count, id, naira, timestamp, wholeNumber } from '../fields/answer.schema';
import { orderStatuses } from '../orders/order-status';

/** 'due': held for its buyer and unpaid. 'offered': a second chance is open. */
export const resultStates = ['due', 'paid', 'unpaid', 'refunded', 'offered', 'passed', 'withdrawn'] as const;

export const secondChanceStates = ['open', 'accepted', 'declined', 'expired'] as const;

const secondChanceSchema = object({
  _id: id(),
  to: paddleSchema,
  /** The hammer price. */
  amount: naira(),
  state: string().oneOf(secondChanceStates).defined(),
  expires_at: timestamp(),
});

const strikeSchema = object({
  _id: wholeNumber(),
  of: paddleSchema,
  /** The strikes of the account that nobody lifted. Two strikes end bidding. */
  standing: count(),
  lifted: boolean().defined(),
});

export const lotResultSchema = object({
  lot: lotSchema,
  state: string().oneOf(resultStates).defined(),
  /** The last leader, and the highest maximum. */
  leader: paddleSchema.nullable().default(null),
  max: naira().nullable(),
  /** The cost of a sold lot at its price. */
  total: totalSchema.nullable().default(null),
  withdrawn_reason: anyText().nullable(),
  order: object({
    _id: id(),
    number: wholeNumber(),
    status: string().oneOf(orderStatuses).defined(),
    held_until: timestamp().nullable(),
    total: naira(),
    /** The refunded part of it. The previous release does not send it. */
    refunded: number().integer().optional(),
    buyer: paddleSchema,
  })
    .nullable()
    .default(null),
  strikes: array().of(strikeSchema).defined(),
  /** Newest first. */
  offers: array().of(secondChanceSchema).defined(),
  /** The bidder to whom staff can offer the lot now, at this bidder's maximum. */
  next: object({ to: paddleSchema, amount: naira(), total: totalSchema }).nullable().default(null),
});
export type LotResult = InferType<typeof lotResultSchema>;

const sumsSchema = object({
  sold: count(),
  hammer: naira(),
  /** The sum over the sold lots. */
  estimate_low: naira(),
  estimate_high: naira(),
  premium: naira(),
  vat: naira(),
  paid: count(),
  /** Leaves out refunds. */
  paid_sum: naira(),
  due: count(),
  unpaid: count(),
});
export type ResultSums = InferType<typeof sumsSchema>;

export const resultsAnswerSchema = object({
  auction: auctionSchema,
  /** The lots that have ended, by lot number. */
  results: array().of(lotResultSchema).defined(),
  sums: sumsSchema,
  now: timestamp(),
});
export type ResultsAnswer = InferType<typeof resultsAnswerSchema>;

const standSchema = object({
  price: naira(),
  leader: paddleSchema.nullable().default(null),
  reserve: string().oneOf(reserveStates).defined(),
  bids: count(),
  closes_at: timestamp(),
});
export type LotStand = InferType<typeof standSchema>;

/** The effect of a retraction now. The end may be later by the time of the retraction. */
export const retractionSchema = object({
  lot_id: id(),
  lot_number: wholeNumber(),
  bidder: paddleSchema,
  before: standSchema,
  after: standSchema,
  mails: count(),
});
export type Retraction = InferType<typeof retractionSchema>;

export const retractionAnswerSchema = object({ retraction: retractionSchema });
export type RetractionAnswer = InferType<typeof retractionAnswerSchema>;
