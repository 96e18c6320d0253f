import { array, boolean, type InferType, number, object, string } from 'yup';
import { auditSchema } from '../fields/answer.schema';
import {
  anyText,
  count,
  id,
  naira,
  recordVersion,
  timestamp,
  wholeNumber,
} from '../fields/answer-fields.schema';
import { pictureSchema } from '../fields/picture.schema';
import { artworkTypes } from './artwork-types';

/** A held work is being paid for; a sold one stays in the catalogue. */
export const availabilities = ['available', 'held', 'sold'] as const;

/** How far the smaller pictures of a work are; a failed job is tried again by itself and by hand. */
export const pictureStates = ['making', 'made', 'failed'] as const;

const centimetres = () => number().defined().nullable();

/** What buyers ask for most; each may be unknown. */
const facts = {
  year: wholeNumber().nullable(),
  materials: anyText().nullable(),
  height_cm: centimetres(),
  width_cm: centimetres(),
  depth_cm: centimetres(),
  framed: boolean().defined().nullable(),
  signed: boolean().defined().nullable(),
  condition: anyText().nullable(),
  /** What the picture shows, in words: the image's `alt`. */
  visual_description: anyText().nullable(),
};
const factsSchema = object(facts);
export type ArtworkFacts = InferType<typeof factsSchema>;

/** A work as every list and page shows it. */
export const artworkSchema = object({
  _id: id(),
  name_of_artwork: anyText(),
  type_of_artwork: string().oneOf(artworkTypes).defined(),
  price: naira(),
  description: anyText(),
  /** The original picture, relative to the origin. */
  img_url: anyText(),
  picture: pictureSchema,
  /** `null` when the artist was removed: the work stays. */
  artist_id: object({
    _id: id(),
    firstname: anyText(),
    lastname: anyText(),
    artist_statement: anyText(),
  }).nullable(),
  availability: string().oneOf(availabilities).defined(),
  /** Until when a held work is held; `null` otherwise. */
  held_until: timestamp().nullable(),
  /** Holds and sales are no change of its content. */
  version: recordVersion(),
  ...facts,
});
export type Artwork = InferType<typeof artworkSchema>;

export const artworkAnswerSchema = object({ artwork: artworkSchema });
export type ArtworkAnswer = InferType<typeof artworkAnswerSchema>;

/** One page in the order asked for. */
export const artworksAnswerSchema = object({
  artworks: array().of(artworkSchema).defined(),
  /** The cursor of the following page, `null` on the last one; it holds under the same sort only. */
  next: anyText().nullable(),
  /** How many works fit the filter, on all pages. */
  total: count(),
  /** The same per type, whichever `type` the filter names. */
  counts: object({ Painting: count(), 'Digital Painting': count(), Sculpture: count() }),
});
export type ArtworksAnswer = InferType<typeof artworksAnswerSchema>;

export const artworkSavedSchema = artworkAnswerSchema.shape({ message: anyText() });
export type ArtworkSavedAnswer = InferType<typeof artworkSavedSchema>;

/** A work as the back office edits it; `artist_email` is empty when the artist was removed. */
export const artworkRecordSchema = artworkSchema.shape({
  artist_email: anyText(),
  picture_state: string().oneOf(pictureStates).defined(),
});
export type ArtworkRecord = InferType<typeof artworkRecordSchema>;

export const artworkRecordAnswerSchema = object({ artwork: artworkRecordSchema, audit: auditSchema });
export type ArtworkRecordAnswer = InferType<typeof artworkRecordAnswerSchema>;
