export type {
  Artwork,
  ArtworkAnswer,
  ArtworkFacts,
  ArtworkRecord,
  ArtworkRecordAnswer,
  ArtworkSavedAnswer,
  ArtworksAnswer,
} from './artwork.schema';

import type { Artist } from './artist';
import type { Artwork, ArtworkRecord } from './artwork.schema';
import type { ArtworkType } from './artwork-types';

export type Availability = Artwork['availability'];

/** The catalogue's orders; the first one counts unless told. */
export const artworkSorts = ['newest', 'price-up', 'price-down', 'name'] as const;
export type ArtworkSort = (typeof artworkSorts)[number];

/** A work as far as a list tells of it: the long texts come with its own page. */
export type ListedArtwork = Omit<Artwork, 'description' | 'artist_id'> & {
  description?: string;
  artist_id: (Pick<Artist, '_id' | 'firstname' | 'lastname'> & { artist_statement?: string }) | null;
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
/** How many works of each type there are. */
export type ArtworkCounts = Record<ArtworkType, number>;
/** What everybody may know of a work that is bought. */
export type AvailabilityChange = Pick<Artwork, '_id' | 'availability' | 'held_until'>;

export type PictureState = ArtworkRecord['picture_state'];
