import type { Artwork } from '../catalogue/artwork';

/** A work offered at auction. Prices are whole naira; times are ISO 8601, UTC. */
export type Lot = {
  _id: string;
  number: number;
  artwork: Artwork;
  starting_price: number;
  opens_at: string;
  closes_at: string;
  /** From 1, one more with each change. */
  version: number;
};

/** POST to `list` creates a lot, PUT to `one` changes it (of another version than it names: a 409 with the `lot`), DELETE takes it out. */
export const lotPaths = {
  list: '/auction',
  one: (id: string) => `/auction/${encodeURIComponent(id)}`,
};
/** `now` is the server's clock: countdowns run on it, not on the visitor's. */
export type LotsAnswer = { lots: Lot[]; now: string };
export type LotSavedAnswer = { message: string; lot: Lot };
