import { array, boolean, type InferType, number, object, string } from 'yup';
import {
  anyText,
  auditSchema,
  count,
  id,
  naira,
  pictureSchema,
  recordVersion,
  timestamp,
  wholeNumber,
} from '../fields/answer.schema';
import { listedArtistSchema } from './artists/artist.schema';
import { artworkTypes } from './artwork-choices';
import { artworkFacts } from './artwork-facts.schema';
import { workEntryRecordSchema, workEntrySchema } from './entries/work-entries.schema';
import { workPictureSchema } from './pictures/work-pictures.schema';
import { workStages } from './stages/work-stage';

/** The place of a work in its edition: number 3 of 12. */
export const artworkEditionSchema = object({
  number: wholeNumber(),
  size: wholeNumber(),
  /** How many numbers are free. Only the catalogue's lists and a work's own answer have these two. */
  available: count().optional(),
  /** The work that stands for the edition in lists: the lowest free number, if there is one. */
  shown_id: id().nullable().optional(),
  /** What the first page's cards say, whose scripts have no room for words: 'Edition of 12, 9 available'. */
  text: string().optional(),
});
export type ArtworkEdition = InferType<typeof artworkEditionSchema>;

/** A work is held during its payment. A sold work stays in the catalogue. */
export const ownAvailabilities = ['available', 'held', 'sold'] as const;
/** A published auction keeps its works from sale until their lots end. */
export const availabilities = [...ownAvailabilities, 'in_auction'] as const;

/** The lot of a work that is in an auction. Amounts are whole naira. */
export const workLotSchema = object({
  _id: id(),
  auction_id: id(),
  number: wholeNumber(),
  start: naira(),
  /** The highest bid, or 0 before the first. A page that the edge stores leaves it out, because it may be old. */
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
  /** For a work in an auction: the highest bid, or the opening bid before the first bid. `null`: on request. */
  price: naira().nullable(),
  img_url: anyText(),
  picture: pictureSchema,
  /** Only of a work whose smaller pictures could not be made. Staff start them again. */
  picture_failed: boolean().optional(),
  visual_description: anyText().nullable(),
  /** An answer of the release before lacks it. */
  year: wholeNumber().nullable().optional(),
  /** A card leaves out unknown measures. */
  height_cm: number().nullable().optional(),
  width_cm: number().nullable().optional(),
  depth_cm: number().nullable().optional(),
  artist_id: listedArtistSchema.nullable(),
  availability: string().oneOf(availabilities).defined(),
  held_until: timestamp().nullable(),
  /** `null` unless the availability is `in_auction`, and within the answer of the lot itself. */
  lot: workLotSchema.nullable(),
  /** A unique work has none. */
  edition: artworkEditionSchema.optional().default(undefined),
});
export type ListedArtwork = InferType<typeof listedArtworkSchema>;

export const artworkSchema = listedArtworkSchema.shape({
  description: anyText(),
  artist_id: listedArtistSchema.shape({ artist_statement: anyText() }).nullable(),
  /** Collectors may offer less than the price. An answer of the release before lacks it. */
  open_to_offers: boolean().optional(),
  /** Further pictures in the curator's order. Only the answer of one work has them, and only if there are any. */
  pictures: array().of(workPictureSchema).optional(),
  /** The public entries in the curator's order. Only the answer of one work has them, and only if there are any. */
  entries: array().of(workEntrySchema).optional(),
  /** Holds and sales do not raise it. */
  version: recordVersion(),
  ...artworkFacts,
});
export type Artwork = InferType<typeof artworkSchema>;

/** The answer contains every change up to here. `artworkPaths.stream` continues from it (`Last-Event-ID`). */
export const streamPosition = () => wholeNumber();

export const artworkAnswerSchema = object({ artwork: artworkSchema, stream_position: streamPosition() });
export type ArtworkAnswer = InferType<typeof artworkAnswerSchema>;

/** The short form of a list, which the gallery's own pages request. */
export const artworksAnswerSchema = object({
  artworks: array().of(listedArtworkSchema).defined(),
  /** `null` on the last page. Valid under the same sort only. */
  next: anyText().nullable(),
  total: count(),
  /** Ignores the `type` filter. */
  counts: object({ Painting: count(), 'Digital Painting': count(), Sculpture: count() }),
  /** The search that the answer is for, if a typed word had no match and a similar one took its place. */
  corrected: string().optional(),
  stream_position: streamPosition(),
});
export type ArtworksAnswer = InferType<typeof artworksAnswerSchema>;

/** A list's answer without `short=true`: whole works. */
export const wholeArtworksAnswerSchema = artworksAnswerSchema.shape({
  artworks: array().of(artworkSchema).defined(),
});
export type WholeArtworksAnswer = InferType<typeof wholeArtworksAnswerSchema>;

export const artworkSavedSchema = object({ artwork: artworkSchema, message: anyText() });
export type ArtworkSavedAnswer = InferType<typeof artworkSavedSchema>;

export const artworkRecordSchema = artworkSchema.shape({
  artist_email: anyText(),
  /** Staff see the price also if it is on request. */
  price: naira(),
  /** An answer of the release before lacks it. */
  price_on_request: boolean().optional(),
  /** One text, as an edit takes it. Only staff see it. An answer of the release before lacks it. */
  tags: anyText().optional(),
  picture_state: string().oneOf(pictureStates).defined(),
  /** An answer of the release before lacks these two. */
  stage: string().oneOf(workStages).optional(),
  /** Only of a scheduled work. */
  publish_at: timestamp().nullable().optional(),
  /** Public and internal entries. An answer of the release before lacks them. */
  entry_records: array().of(workEntryRecordSchema).optional(),
});
export type ArtworkRecord = InferType<typeof artworkRecordSchema>;

/** A number of an edition, as staff find it. */
export const editionNumberSchema = object({
  _id: id(),
  number: wholeNumber(),
  availability: string().oneOf(availabilities).defined(),
});
export type EditionNumber = InferType<typeof editionNumberSchema>;

export const artworkRecordAnswerSchema = object({
  artwork: artworkRecordSchema,
  audit: auditSchema,
  /** The numbers of the work's edition. An answer of the release before lacks them. */
  numbers: array().of(editionNumberSchema).optional(),
});
export type ArtworkRecordAnswer = InferType<typeof artworkRecordAnswerSchema>;
