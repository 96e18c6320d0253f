export type {
  Artwork,
  ArtworkAnswer,
  ArtworkRecord,
  ArtworkRecordAnswer,
  ArtworkSavedAnswer,
  ArtworksAnswer,
  EditionNumber,
  ListedArtwork,
  WholeArtworksAnswer,
  WorkLot,
} from './artwork.schema';
export type { ArtworkFacts } from './artwork-facts.schema';

import type { Artwork, ArtworkRecord, ListedArtwork } from './artwork.schema';
import type { ArtworkType } from './artwork-choices';

export type Availability = Artwork['availability'];

export const onRequestText = 'Price on request';
export type PricedArtwork = ListedArtwork & { price: number };

/** Tells whether the public may know the price. */
export function hasPrice(work: ListedArtwork): work is PricedArtwork {
  return work.price !== null;
}

/** The first is the default. */
export const artworkSorts = ['newest', 'price-up', 'price-down', 'name'] as const;
export type ArtworkSort = (typeof artworkSorts)[number];

/** A list with `place` answers what curators chose there, else the gallery's standing choice: first the hero, if any. */
export const shownPlaces = ['landing', 'log-in'] as const;
export type ShownPlace = (typeof shownPlaces)[number];

export const artworkPaths = {
  /** Answers whole works, or with `short=true` only what a card shows. */
  list: '/artwork',
  /** Counts the works of each further choice, as `ChoiceCounts`, for the query of a list. */
  choices: '/artwork/choices',
  /** PUT on an old version answers 409 with the current `ArtworkRecord` as `artwork`. */
  one: (id: string) => `/artwork/${encodeURIComponent(id)}`,
  create: '/artwork/create',
  /** DELETE with the artwork's id as `artist_id` (specification). */
  remove: '/artwork/delete',
  /** Server-sent `availability` events, each an `AvailabilityChange`. After `stale` a client refetches. */
  stream: '/artwork/stream',
  record: (id: string) => `/artwork/${encodeURIComponent(id)}/record`,
  /** PUT a `StageInput`. */
  stage: (id: string) => `/artwork/${encodeURIComponent(id)}/stage`,
  remake: (id: string) => `/artwork/${encodeURIComponent(id)}/picture`,
};

/**
 * `q` searches titles, artists, types, and descriptions. `min` and `max` are whole naira. `available` selects works for sale,
 * `auction` those in an auction, both either. `artist`, `material`, `size`, and `color` take values with commas between.
 */
export type ArtworkFilter = {
  q?: string;
  type?: ArtworkType;
  artist?: string;
  material?: string;
  size?: string;
  color?: string;
  min?: number;
  max?: number;
  available?: 'true';
  auction?: 'true';
};
export type ArtworkCounts = Record<ArtworkType, number>;
export type AvailabilityChange = Pick<Artwork, '_id' | 'availability' | 'held_until'>;

export type PictureState = ArtworkRecord['picture_state'];
