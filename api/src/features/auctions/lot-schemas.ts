import type { Lot, LotSavedAnswer, LotsAnswer } from '@gallery/shared/contract/programme/lot';
import { array, number, type ObjectSchema, object, string } from 'yup';
import { artworkSchema } from '../artworks/artwork-schemas';

export const lotOfSchema: ObjectSchema<Lot> = object({
  _id: string().uuid().defined(),
  number: number().integer().defined(),
  artwork: artworkSchema,
  starting_price: number().integer().defined(),
  opens_at: string().datetime().defined(),
  closes_at: string().datetime().defined(),
  version: number().integer().min(1).defined(),
});

export const lotsAnswerSchema: ObjectSchema<LotsAnswer> = object({
  lots: array().of(lotOfSchema).defined(),
  now: string().datetime().defined(),
});

export const lotKeptSchema: ObjectSchema<LotSavedAnswer> = object({
  message: string().defined(),
  lot: lotOfSchema,
});
