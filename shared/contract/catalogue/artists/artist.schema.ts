import { array, type InferType, object, string } from 'yup';
import {
  anyText,
  auditSchema,
  count,
  id,
  pagedSchema,
  pictureSchema,
  recordVersion,
  wholeNumber,
} from '../../fields/answer.schema';

/** What a list, a filter, or a card shows. */
export const listedArtistSchema = object({
  _id: id(),
  firstname: anyText(),
  lastname: anyText(),
  /** The end of the page's address. An answer of the release before lacks it, and the id takes its place. */
  slug: string().optional(),
});
export type ListedArtist = InferType<typeof listedArtistSchema>;

export const artistSchema = listedArtistSchema.shape({
  artist_statement: anyText(),
  artist_bio: anyText(),
  /** In the curator's order. An answer of the release before lacks them. */
  exhibitions: array()
    .of(object({ year: wholeNumber(), title: anyText(), place: anyText() }))
    .optional(),
  /** `null` without a portrait, or until its smaller pictures exist. An answer of the release before lacks it. */
  portrait: pictureSchema.optional(),
  /** Describes the portrait for visitors who cannot see it. May be empty. */
  portrait_alt: string().optional(),
});
export type Artist = InferType<typeof artistSchema>;

export const artistRecordSchema = artistSchema.shape({
  email: anyText(),
  mobile: anyText(),
  img_url: string().nullable().optional(),
  version: recordVersion(),
});
export type ArtistRecord = InferType<typeof artistRecordSchema>;

export const artistAnswerSchema = object({ artist: artistSchema });
export type ArtistAnswer = InferType<typeof artistAnswerSchema>;
export const artistRecordAnswerSchema = object({ artist: artistRecordSchema });
export type ArtistRecordAnswer = InferType<typeof artistRecordAnswerSchema>;

export const artistWorksSchema = object({ works: count(), archived: count() });
export type ArtistWorksAnswer = InferType<typeof artistWorksSchema>;

/** The oldest change first. */
export const artistAuditSchema = object({ audit: auditSchema });
export type ArtistAuditAnswer = InferType<typeof artistAuditSchema>;

/** `next` is the cursor of the following page, or `null` on the last page. */
export const artistsAnswerSchema = object({
  artists: array().of(listedArtistSchema).defined(),
  next: anyText().nullable(),
});
export type ArtistsAnswer = InferType<typeof artistsAnswerSchema>;
/** The addresses of the artists' pages for the sitemap: each `_id` is a slug. */
export const artistPagesSchema = object({
  pages: array()
    .of(object({ _id: anyText() }))
    .defined(),
  next: anyText().nullable(),
});
export type ArtistPagesAnswer = InferType<typeof artistPagesSchema>;
export const artistsWithContactsSchema = artistsAnswerSchema.shape({
  artists: array().of(artistRecordSchema).defined(),
});
export type ArtistsWithContactsAnswer = InferType<typeof artistsWithContactsSchema>;

export const artistRecordsSchema = pagedSchema.shape({ artists: array().of(artistRecordSchema).defined() });
export type ArtistRecordsAnswer = InferType<typeof artistRecordsSchema>;

export const artistSavedSchema = artistRecordAnswerSchema.shape({ message: anyText() });
export type ArtistSavedAnswer = InferType<typeof artistSavedSchema>;
