import { array, type InferType, object } from 'yup';
import { listedArtworkSchema, streamPosition } from '../catalogue/artwork.schema';
import { anyText, id, naira, recordVersion, timestamp, wholeNumber } from '../fields/answer-fields.schema';

export const lotSchema = object({
  _id: id(),
  number: wholeNumber(),
  artwork: listedArtworkSchema,
  starting_price: naira(),
  opens_at: timestamp(),
  closes_at: timestamp(),
  version: recordVersion(),
});
export type Lot = InferType<typeof lotSchema>;

/** `now` is the server's clock, which countdowns follow. */
export const lotsAnswerSchema = object({
  lots: array().of(lotSchema).defined(),
  now: timestamp(),
  stream_position: streamPosition(),
});
export type LotsAnswer = InferType<typeof lotsAnswerSchema>;

export const lotSavedSchema = object({ message: anyText(), lot: lotSchema });
export type LotSavedAnswer = InferType<typeof lotSavedSchema>;
