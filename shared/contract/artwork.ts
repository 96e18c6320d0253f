import type { Artist } from './artist';
import type { Picture } from './picture';

/** The three kinds of work, as they are stored and sent. */
export const artworkTypes = ['Painting', 'Digital Painting', 'Sculpture'] as const;
export type ArtworkType = (typeof artworkTypes)[number];

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
  one: (id: string) => `/artwork/${encodeURIComponent(id)}`,
};

export type ArtworkFilter = { type?: ArtworkType; artist?: string };
export type ArtworkAnswer = { artwork: Artwork };
/** Newest first. `next` is the cursor of the following page, `null` on the last one. */
export type ArtworksAnswer = { artworks: Artwork[]; next: string | null };
