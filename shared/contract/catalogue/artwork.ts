import type { AuditEntry } from '../fields/audit';
import type { Artist } from './artist';
import type { ArtworkType } from './artwork-types';
import type { Picture } from './picture';

/** A held work is being paid for; a sold one stays in the catalogue. */
export const availabilities = ['available', 'held', 'sold'] as const;
export type Availability = (typeof availabilities)[number];

/** The catalogue's orders; the first one counts unless told. */
export const artworkSorts = ['newest', 'price-up', 'price-down', 'name'] as const;
export type ArtworkSort = (typeof artworkSorts)[number];

/** A work as every list and page shows it. */
export type Artwork = ArtworkFacts & {
  _id: string;
  name_of_artwork: string;
  type_of_artwork: ArtworkType;
  /** Whole naira. */
  price: number;
  description: string;
  /** The original picture, relative to the origin. */
  img_url: string;
  /** The smaller pictures made of it; `null` until they are made. */
  picture: Picture | null;
  /** `null` when the artist was removed: the work stays. */
  artist_id: Pick<Artist, '_id' | 'firstname' | 'lastname' | 'artist_statement'> | null;
  availability: Availability;
  /** Until when a held work is held, ISO 8601 in UTC; `null` otherwise. */
  held_until: string | null;
  /** From 1, one more with each change of its content; holds and sales are none. */
  version: number;
};

/** A work as far as a list tells of it: the long texts come with its own page. */
export type ListedArtwork = Omit<Artwork, 'description' | 'artist_id'> & {
  description?: string;
  artist_id: (Pick<Artist, '_id' | 'firstname' | 'lastname'> & { artist_statement?: string }) | null;
};

/** What buyers ask for most; each may be unknown. Measures are in centimetres. */
export type ArtworkFacts = {
  year: number | null;
  materials: string | null;
  height_cm: number | null;
  width_cm: number | null;
  depth_cm: number | null;
  framed: boolean | null;
  signed: boolean | null;
  condition: string | null;
  /** What the picture shows, in words: the image's `alt`. */
  visual_description: string | null;
};

export const artworkPaths = {
  list: '/artwork',
  /** PUT changes the work: of another version than it names, a 409 with the `ArtworkRecord` as `artwork`. */
  one: (id: string) => `/artwork/${encodeURIComponent(id)}`,
  create: '/artwork/create',
  /** DELETE with the id under `artist_id`, as the specification has it. */
  remove: '/artwork/delete',
  /** Server-sent events named `availability`, each an `AvailabilityChange`. */
  stream: '/artwork/stream',
  /** The work as the back office edits it. */
  record: (id: string) => `/artwork/${encodeURIComponent(id)}/record`,
  /** Makes the smaller pictures again after a failure. */
  remake: (id: string) => `/artwork/${encodeURIComponent(id)}/picture`,
};

/** `q` searches titles, artists, types and descriptions; `min` and `max` are whole naira. */
export type ArtworkFilter = {
  q?: string;
  type?: ArtworkType;
  artist?: string;
  min?: number;
  max?: number;
  available?: 'true';
};
export type ArtworkAnswer = { artwork: Artwork };
/** How many works of each type there are. */
export type ArtworkCounts = Record<ArtworkType, number>;
/** One page in the order asked for. */
export type ArtworksAnswer = {
  artworks: Artwork[];
  /** The cursor of the following page, `null` on the last one; it holds under the same sort only. */
  next: string | null;
  /** How many works fit the filter, on all pages. */
  total: number;
  /** The same per type, whichever `type` the filter names. */
  counts: ArtworkCounts;
};

/** What everybody may know of a work that is bought. */
export type AvailabilityChange = Pick<Artwork, '_id' | 'availability' | 'held_until'>;

/** How far the smaller pictures of a work are; a failed job is tried again by itself and by hand. */
export const pictureStates = ['making', 'made', 'failed'] as const;
export type PictureState = (typeof pictureStates)[number];

export type ArtworkSavedAnswer = { message: string; artwork: Artwork };
/** A work as the back office edits it; `artist_email` is empty when the artist was removed. */
export type ArtworkRecord = Artwork & { artist_email: string; picture_state: PictureState };
export type ArtworkRecordAnswer = { artwork: ArtworkRecord; audit: AuditEntry[] };
