import { array, type InferType, object, string } from 'yup';
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
import { listedArtistSchema } from './artist.schema';
import { artworkFacts } from './artwork-facts.schema';
import { artworkTypes } from './artwork-types';

/** A work is held while it is being paid for; a sold one stays in the catalogue. */
export const ownAvailabilities = ['available', 'held', 'sold'] as const;
/** From the publication of its auction until its lot has ended, a work is in the auction and cannot be bought. */
export const availabilities = [...ownAvailabilities, 'in_auction'] as const;

/** The lot of a work that is in an auction. Amounts are whole naira. */
export const workLotSchema = object({
  _id: id(),
  auction_id: id(),
  number: wholeNumber(),
  start: naira(),
  /** The highest bid, 0 before the first. A page that the edge has stored leaves it out, because it may be old. */
  price: naira().optional(),
  opens_at: timestamp(),
  closes_at: timestamp(),
});
export type WorkLot = InferType<typeof workLotSchema>;

export const pictureStates = ['making', 'made', 'failed'] as const;

/** What a card shows. */
export const listedArtworkSchema = object({
  _id: id(),
  name_of_artwork: anyText(),
  type_of_artwork: string().oneOf(artworkTypes).defined(),
  /** Of a work in an auction: the highest bid, or the opening bid before the first. */
  price: naira(),
  img_url: anyText(),
  picture: pictureSchema,
  visual_description: anyText().nullable(),
  artist_id: listedArtistSchema.nullable(),
  availability: string().oneOf(availabilities).defined(),
  held_until: timestamp().nullable(),
  /** `null` unless the availability is `in_auction`, and inside the answer of the lot itself. */
  lot: workLotSchema.nullable(),
});
export type ListedArtwork = InferType<typeof listedArtworkSchema>;

export const artworkSchema = listedArtworkSchema.shape({
  description: anyText(),
  artist_id: listedArtistSchema.shape({ artist_statement: anyText() }).nullable(),
  /** Holds and sales do not raise it. */
  version: recordVersion(),
  ...artworkFacts,
});
export type Artwork = InferType<typeof artworkSchema>;

/** Every change up to here is in the answer: `artworkPaths.stream` goes on from it (`Last-Event-ID`). */
export const streamPosition = () => wholeNumber();

export const artworkAnswerSchema = object({ artwork: artworkSchema, stream_position: streamPosition() });
export type ArtworkAnswer = InferType<typeof artworkAnswerSchema>;

/** The short form of a list, which our own pages ask for. */
export const artworksAnswerSchema = object({
  artworks: array().of(listedArtworkSchema).defined(),
  /** `null` on the last page; valid under the same sort only. */
  next: anyText().nullable(),
  total: count(),
  /** Ignores the `type` filter. */
  counts: object({ Painting: count(), 'Digital Painting': count(), Sculpture: count() }),
  stream_position: streamPosition(),
});
export type ArtworksAnswer = InferType<typeof artworksAnswerSchema>;

/** What a list answers without a parameter: whole works. */
export const wholeArtworksAnswerSchema = artworksAnswerSchema.shape({
  artworks: array().of(artworkSchema).defined(),
});
export type WholeArtworksAnswer = InferType<typeof wholeArtworksAnswerSchema>;

export const artworkSavedSchema = object({ artwork: artworkSchema, message: anyText() });
export type ArtworkSavedAnswer = InferType<typeof artworkSavedSchema>;

export const artworkRecordSchema = artworkSchema.shape({
  artist_email: anyText(),
  picture_state: string().oneOf(pictureStates).defined(),
});
export type ArtworkRecord = InferType<typeof artworkRecordSchema>;

export const artworkRecordAnswerSchema = object({ artwork: artworkRecordSchema, audit: auditSchema });
export type ArtworkRecordAnswer = InferType<typeof artworkRecordAnswerSchema>;
