import type { ArtworkType } from '@gallery/shared/contract/artwork';

/** An artist of the demo collection: what the 'Create Artist' form would have sent, and a key to be named by. */
export type SeedArtist = {
  key: string;
  firstname: string;
  lastname: string;
  email: string;
  mobile: string;
  artist_statement: string;
  artist_bio: string;
};

/** A work of the demo collection: what 'Create Artwork' and 'Edit artwork' would have sent. */
export type SeedWork = {
  /** Name of its picture in `pictures/`, without `.jpg`; also the painting program's name for it. */
  picture: string;
  artist: SeedArtist['key'];
  name_of_artwork: string;
  type_of_artwork: ArtworkType;
  /** Whole naira. */
  price: number;
  description: string;
  year: number;
  materials: string;
  height_cm: number;
  width_cm: number;
  depth_cm: number | null;
  framed: boolean;
  signed: boolean;
  condition: string;
  /** What the picture shows, for those who cannot see it: it becomes the image's `alt`. */
  visual_description: string;
};
