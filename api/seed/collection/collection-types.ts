import type { ArtworkFacts } from '@gallery/shared/contract/catalogue/artwork';
import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-types';
import type { EventKind } from '@gallery/shared/contract/programme/event-kinds';
import type { EventLabel } from '@gallery/shared/contract/programme/event-labels';

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
  /** What the picture shows, for those who cannot see it: it becomes the image's `alt`. */
  visual_description: string;
  sold?: true;
} & Partial<ArtworkFacts>;

/** A day counted from the first start, at an hour of Lagos. */
export type DayAhead = { days: number; hour: number };

/** An event of the demo, as a curator would have entered it. */
export type SeedEvent = {
  title: string;
  summary: string;
  place: string;
  starts: Date | DayAhead;
  ends?: DayAhead;
  kind: EventKind;
  opening_hours?: string;
  current: boolean;
  label: EventLabel;
  on_landing: boolean;
  /** Name of its picture in `pictures/`, without `.jpg`. */
  picture: string;
  /** Of a picture that is no work's; a work brings its own. */
  visual_description?: string;
  capacity: number;
};

/** Times are minutes after the start that writes it. */
export type SeedAuction = {
  title: string;
  viewing: string;
  opens: number;
  lots: SeedLot[];
};

/** Start, estimates and reserve follow from the work's price, on the grid of increments. */
export type SeedLot = {
  /** Its picture's name. */
  work: SeedWork['picture'];
  /** Minutes after the start. */
  closes: number;
  reserve?: true;
  /** How many bids stand, up to `level` of the work's price. */
  bids: number;
  level: number;
};

/** Somebody who bids in the demo, and cannot log in. */
export type SeedBidder = { firstname: string; lastname: string; address: string };
