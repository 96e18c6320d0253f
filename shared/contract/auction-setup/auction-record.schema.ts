import { array, boolean, type InferType, object, string } from 'yup';
import { auctionStates } from '../auctions/auction.schema';
import { lotStates } from '../auctions/lot.schema';
import { listedArtworkSchema } from '../catalogue/artwork.schema';
import { auditSchema, pagedSchema } from '../fields/answer.schema';
import {
  anyText,
  count,
  id,
  naira,
  recordVersion,
  timestamp,
  wholeNumber,
} from '../fields/answer-fields.schema';

/** For staff: drafts and reserves never leave the back office. */
export const auctionRecordSchema = object({
  _id: id(),
  title: anyText(),
  state: string()
    .oneOf(['draft', ...auctionStates] as const)
    .defined(),
  viewing: anyText(),
  opens_at: timestamp(),
  /** The first lot's end as planned; each later one ends `lot_interval` seconds after the one before. */
  closes_at: timestamp(),
  lot_interval: count(),
  /** Staff approve who bids on lots whose high estimate is at or above it; `null`: nobody needs approval. */
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
  /** The sum of the hammer prices. */
  hammer: naira(),
  /** Bidders who wait for an approval. */
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
  /** 0: none. */
  reserve: naira(),
  closes_at: timestamp(),
  /** It does not end at its place in the plan. */
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

/** Something that stands between an auction and its publication; `lot` where it concerns one. */
export const missingPartSchema = object({
  kind: string().oneOf(missingKinds).defined(),
  message: anyText(),
  lot: object({ _id: id(), number: wholeNumber(), artwork_id: id() }).nullable().default(null),
});
export type MissingPart = InferType<typeof missingPartSchema>;

/** A work in a lot that has not ended: no other lot can have it. */
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
  /** In this auction and in others; the release before does not send it. */
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

/** `left_out`: a sentence for each work that could not be added; the release before does not send it. */
export const lotsAddedSchema = object({ message: anyText(), left_out: array().of(anyText()).optional() });
export type LotsAddedAnswer = InferType<typeof lotsAddedSchema>;

export const lotSavedSchema = object({ message: anyText(), lot: auctionLotSchema });
export type LotSavedAnswer = InferType<typeof lotSavedSchema>;
