import { type InferType, object } from 'yup';
import { count, id, wholeNumber } from '../fields/answer-fields.schema';

/** The place of a work in its edition: number 3 of 12. */
export const artworkEditionSchema = object({
  number: wholeNumber(),
  size: wholeNumber(),
  /** How many numbers are free. Only the catalogue's lists and a work's own answer have these two. */
  available: count().optional(),
  /** The work that stands for the edition in lists: the lowest free number, if there is one. */
  shown_id: id().nullable().optional(),
});
export type ArtworkEdition = InferType<typeof artworkEditionSchema>;
