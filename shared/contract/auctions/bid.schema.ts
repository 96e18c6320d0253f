import { array, boolean, type InferType, object, string } from 'yup';
import { artworkSchema } from '../catalogue/artwork.schema';
import {
  anyText,
  count,
  errorAnswerSchema,
  id,
  naira,
  timestamp,
  wholeNumber,
} from '../fields/answer.schema';
import { lotSchema } from './lot.schema';

/** The highest cost of a bid up to `hammer`. See shared/auction/premium.ts. */
export const totalSchema = object({
  hammer: naira(),
  premium: naira(),
  vat: naira(),
  delivery: naira(),
  total: naira(),
});
export type Total = InferType<typeof totalSchema>;

/** Proves that the lot's record contains a bid. See shared/auction/record.ts. */
export const receiptSchema = object({
  lot: id(),
  seq: count(),
  bidder: wholeNumber(),
  max: naira(),
  nonce: anyText(),
  at: timestamp(),
  hash: anyText(),
  checkpoint: object({ seq: count(), hash: anyText(), at: timestamp(), signature: anyText() }),
  public_key: anyText(),
});
export type Receipt = InferType<typeof receiptSchema>;

export const bidAnswers = [
  'WINNING',
  'OUTBID',
  'TOO_LOW',
  'OFF_GRID',
  'CONFIRM',
  'NOT_HIGHER',
  'LOT_CLOSED',
  'NOT_OPEN',
  'NOT_QUALIFIED',
] as const;
export type BidAnswer = (typeof bidAnswers)[number];

export const bidPlacedSchema = object({
  message: anyText(),
  answer: string()
    .oneOf(['WINNING', 'OUTBID'] as const)
    .defined(),
  lot: lotSchema,
  total: totalSchema,
  receipt: receiptSchema,
});
export type BidPlacedAnswer = InferType<typeof bidPlacedSchema>;

/** What a bidder still has to do, in this order. */
export const missingSteps = [
  'e-mail',
  'conditions',
  'approval',
  'declined',
  'banned',
  'strikes',
  'staff',
  'own work',
] as const;

/** The answer 403, 409, or 422. `below` and `above` are the possible amounts around one that is off the grid. */
export const bidRefusalSchema = errorAnswerSchema.shape({
  answer: string().oneOf(bidAnswers),
  lot: lotSchema.optional().default(undefined),
  missing: array().of(string().oneOf(missingSteps).defined()),
  below: naira().nullable().optional(),
  above: naira().nullable().optional(),
});
export type BidRefusal = InferType<typeof bidRefusalSchema>;

export const ownBidSchema = object({
  lot: lotSchema,
  auction_title: anyText(),
  artist: artworkSchema.fields.artist_id,
  /** The bidder's number on the lot, and the bidder's highest maximum. */
  number: wholeNumber(),
  max: naira(),
  state: string()
    .oneOf(['winning', 'outbid', 'won', 'lost', 'passed', 'withdrawn', 'second chance'] as const)
    .defined(),
  /** The cost at the price, or at the bidder's own amount for a second chance. */
  total: totalSchema,
  /** The order of a won lot or an accepted offer. */
  order: object({ _id: id(), number: wholeNumber(), status: anyText(), held_until: timestamp().nullable() })
    .nullable()
    .default(null),
  offer: object({ _id: id(), amount: naira(), expires_at: timestamp() }).nullable().default(null),
  mails_stopped: boolean().defined(),
  receipts: array().of(receiptSchema).defined(),
});
export type OwnBid = InferType<typeof ownBidSchema>;

export const ownBidsAnswerSchema = object({ bids: array().of(ownBidSchema).defined(), now: timestamp() });
export type OwnBidsAnswer = InferType<typeof ownBidsAnswerSchema>;

export const ownBidAnswerSchema = object({ bid: ownBidSchema.nullable().default(null) });
export type OwnBidAnswer = InferType<typeof ownBidAnswerSchema>;

export const bidderStates = ['none', 'registered', 'waiting', 'approved', 'declined', 'banned'] as const;

/** The signed-in user's registration for an auction. */
export const bidderSchema = object({
  state: string().oneOf(bidderStates).defined(),
  /** `null` before the registration. */
  paddle: wholeNumber().nullable(),
  email_confirmed: boolean().defined(),
  /** The last accepted version. 0 means none. */
  conditions_version: count(),
  /** The profile's address, until the user gives one for the auction. */
  address: anyText(),
  /** Lots whose high estimate is at least this need an approval. `null`: no lot needs it. */
  approval_from: naira().nullable(),
  /** What the user must do before a bid in the auction. Leaves out 'approval' for lots below the limit. */
  missing: array().of(string().oneOf(missingSteps).defined()).defined(),
});
export type Bidder = InferType<typeof bidderSchema>;

export const bidderAnswerSchema = object({ bidder: bidderSchema });
export type BidderAnswer = InferType<typeof bidderAnswerSchema>;

export const bidderChangedSchema = bidderAnswerSchema.shape({ message: anyText() });
export type BidderChangedAnswer = InferType<typeof bidderChangedSchema>;
