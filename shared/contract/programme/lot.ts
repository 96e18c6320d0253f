export type { Lot, LotSavedAnswer, LotsAnswer } from './lot.schema';

/** POST to `list` creates a lot, PUT to `one` changes it (of another version than it names: a 409 with the `lot`), DELETE takes it out. */
export const lotPaths = {
  list: '/auction',
  one: (id: string) => `/auction/${encodeURIComponent(id)}`,
};
