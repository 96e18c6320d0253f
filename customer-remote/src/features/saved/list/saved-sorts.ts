import type { SavedWork } from '@gallery/shared/contract/saved/saved';

export const savedSorts = { own: 'My own order', newest: 'Newest first', ending: 'Ending soon' };
export type SavedSort = keyof typeof savedSorts;

/** Works without an end stand last, in their own order. */
export function sortedWorks(works: SavedWork[], sort: SavedSort): SavedWork[] {
  if (sort === 'newest') return [...works].sort((a, b) => b.saved_at.localeCompare(a.saved_at));
  if (sort === 'ending') return [...works].sort((a, b) => endOf(a).localeCompare(endOf(b)));
  return works;
}

/** Sorts after every time. */
const never = '~';

function endOf({ artwork: { lot, held_until } }: SavedWork): string {
  return lot?.closes_at ?? held_until ?? never;
}
