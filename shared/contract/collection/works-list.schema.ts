import { array, boolean, type InferType, object } from 'yup';
import { listedArtworkSchema } from '../catalogue/artwork.schema';
import {
  anyText,
  count,
  id,
  messageSchema,
  naira,
  pagedSchema,
  recordVersion,
  timestamp,
} from '../fields/answer.schema';

export const workIdsSchema = object({ ids: array().of(id()).defined(), total: count() });
export type WorkIdsAnswer = InferType<typeof workIdsSchema>;

export const workRowSchema = listedArtworkSchema.shape({
  /** The price outside of an auction, also if it is on request. */
  own_price: naira(),
  price_on_request: boolean().defined(),
  open_to_offers: boolean().defined(),
  framed: boolean().defined().nullable(),
  /** The previous release does not send them. */
  tags: array().of(anyText()).optional(),
  version: recordVersion(),
  added_at: timestamp(),
  /** When staff last changed it. The previous release does not send it. */
  updated_at: timestamp().optional(),
  /** Of its page in the last 30 days. The previous release does not send it. */
  views: count().optional(),
});
export type WorkRow = InferType<typeof workRowSchema>;

export const workRowsSchema = pagedSchema.shape({
  works: array().of(workRowSchema).defined(),
  /** Of all prices of the list, in whole naira. */
  sum: naira(),
});
export type WorkRowsAnswer = InferType<typeof workRowsSchema>;

export const workTagsSchema = object({ tags: array().of(anyText()).defined() });
export type WorkTagsAnswer = InferType<typeof workTagsSchema>;

export const worksViewSchema = object({ _id: id(), name: anyText(), query: anyText() });
export type WorksView = InferType<typeof worksViewSchema>;

/** By name. */
export const worksViewsSchema = object({ views: array().of(worksViewSchema).defined() });
export type WorksViewsAnswer = InferType<typeof worksViewsSchema>;

export const worksViewSavedSchema = messageSchema.shape({ view: worksViewSchema });
export type WorksViewSavedAnswer = InferType<typeof worksViewSavedSchema>;
