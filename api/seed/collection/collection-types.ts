import type { ArtworkFacts } from '@gallery/shared/contract/catalogue/artwork';
import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-choices';
import type { HistoryField } from '@gallery/shared/contract/catalogue/entries/history-lines';
import type { PictureKind } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import type { EventKind, EventLabel } from '@gallery/shared/contract/programme/event';

export type SeedArtist = {
  key: string;
  firstname: string;
  lastname: string;
  email: string;
  mobile: string;
  artist_statement: string;
  artist_bio: string;
  /** Lines as in the form: '2024; After the Rains; Uli Gallery, Lagos'. */
  exhibitions: string[];
};

export type SeedWork = {
  /** The file name in `pictures/` without `.jpg`. The painting program uses the same name. */
  picture: string;
  artist: SeedArtist['key'];
  name_of_artwork: string;
  type_of_artwork: ArtworkType;
  /** Whole naira. */
  price: number;
  description: string;
  /** Becomes the image's `alt` text, for visitors who cannot see the picture. */
  visual_description: string;
  sold?: true;
  price_on_request?: true;
  open_to_offers?: true;
  /** The work becomes an edition of `size`, whose numbers up to `sold` are sold. */
  edition?: { size: number; sold: number };
  more?: { picture: string; kind: PictureKind; alt: string }[];
} & Partial<ArtworkFacts> &
  Partial<Record<HistoryField, string>>;

/** `days` counts from the first start; `hour` is in Lagos time. */
export type DayAhead = { days: number; hour: number };

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
  picture: string;
  /** Required only for a picture that shows no work; a work has its own description. */
  visual_description?: string;
  capacity: number;
};

/** Times are minutes after the start that writes the auction. */
export type SeedAuction = {
  title: string;
  viewing: string;
  opens: number;
  lots: SeedLot[];
};

/** The seed derives the starting price, estimates, and reserve from the work's price, on the grid of increments. */
export type SeedLot = {
  work: SeedWork['picture'];
  closes: number;
  reserve?: true;
  /** The number of valid bids, which reach `level` times the work's price. */
  bids: number;
  level: number;
};

/** A demo bidder, whose account cannot log in. */
export type SeedBidder = { firstname: string; lastname: string; address: string };
