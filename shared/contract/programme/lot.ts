export type { Lot, LotSavedAnswer, LotsAnswer } from './lot.schema';

/** POST to `list` creates, PUT to `one` changes (an old version answers 409 with the current `lot`), DELETE removes. */
export const lotPaths = {
  list: '/auction',
  one: (id: string) => `/auction/${encodeURIComponent(id)}`,
};
