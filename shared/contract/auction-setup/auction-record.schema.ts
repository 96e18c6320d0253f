import { array, boolean, type InferType, object, string } from 'yup';
import { auctionStates } from '../auctions/auction.schema';
import { lotStates } from '../auctions/lot.schema';
import { listedArtworkSchema } from '../catalogue/artwork.schema';
import {
  anyText,
  auditSchema,
  count,
  id,
  naira,
  pagedSchema,
  recordVersion,
  timestamp,
  wholeNumber,
} from '../fields/answer.schema';

/** For staff. Drafts and reserves never leave the back office. */
export const auctionRecordSchema = object({
  _id: id(),
  title: anyText(),
  state: string()
    .oneOf(['draft', ...auctionStates] as const)
    .defined(),
  viewing: anyText(),
  opens_at: timestamp(),
  /** The planned end of the first lot. Each later lot ends `lot_interval` seconds after the previous one. */
  closes_at: timestamp(),
  lot_interval: count(),
  /** Bidders need the approval of staff for lots whose high estimate is at least this. `null`: nobody needs it. */
  approval_from: naira().nullable(),
  delivery_fee: naira(),
  increments_version: wholeNumber(),
  premium_version: wholeNumber(),
  conditions_version: wholeNumber(),
  published_at: timestamp().nullable(),
  version: recordVersion(),
  lots: count(),
  ended: count(),
  sold: count(),
  hammer: naira(),
  waiting: count(),
});
export type AuctionRecord = InferType<typeof auctionRecordSchema>;

export const auctionLotSchema = object({
  _id: id(),
  number: wholeNumber(),
  artwork: listedArtworkSchema,
  estimate_low: naira().nullable(),
  estimate_high: naira().nullable(),
  start: naira(),
  /** 0 means none. */
  reserve: naira(),
  closes_at: timestamp(),
  /** True if the lot does not end at its place in the plan. */
  own_end: boolean().defined(),
  state: string().oneOf(lotStates).defined(),
  price: naira(),
  bids: count(),
  version: recordVersion(),
});
export type AuctionLot = InferType<typeof auctionLotSchema>;

export const missingKinds = [
  'lots',
  'opening',
  'estimate',
  'start',
  'reserve',
  'end',
  'condition',
  'availability',
] as const;

/** A gap that prevents an auction's publication. `lot` is set if the gap concerns one lot. */
export const missingPartSchema = object({
  kind: string().oneOf(missingKinds).defined(),
  message: anyText(),
  lot: object({ _id: id(), number: wholeNumber(), artwork_id: id() }).nullable().default(null),
});
export type MissingPart = InferType<typeof missingPartSchema>;

/** A work in a lot that has not ended, so no other lot can have it. */
export const takenWorkSchema = object({
  artwork_id: id(),
  auction_id: id(),
  auction: anyText(),
  number: wholeNumber(),
});
export type TakenWork = InferType<typeof takenWorkSchema>;

export const auctionRecordAnswerSchema = object({
  auction: auctionRecordSchema,
  lots: array().of(auctionLotSchema).defined(),
  /** Empty for a published auction. */
  missing: array().of(missingPartSchema).defined(),
  audit: auditSchema,
  /** Covers this auction and others. The previous release does not send it. */
  taken: array().of(takenWorkSchema).optional(),
  now: timestamp(),
});
export type AuctionRecordAnswer = InferType<typeof auctionRecordAnswerSchema>;

export const auctionRecordsAnswerSchema = pagedSchema.shape({
  auctions: array().of(auctionRecordSchema).defined(),
});
export type AuctionRecordsAnswer = InferType<typeof auctionRecordsAnswerSchema>;

export const auctionSavedSchema = object({ message: anyText(), auction: auctionRecordSchema });
export type AuctionSavedAnswer = InferType<typeof auctionSavedSchema>;

/** `left_out` has a sentence for each work that the API could not add. The previous release does not send it. */
export const lotsAddedSchema = object({ message: anyText(), left_out: array().of(anyText()).optional() });
export type LotsAddedAnswer = InferType<typeof lotsAddedSchema>;

export const lotSavedSchema = object({ message: anyText(), lot: auctionLotSchema });
export type LotSavedAnswer = InferType<typeof lotSavedSchema>;
