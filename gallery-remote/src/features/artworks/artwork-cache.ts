import type { AvailabilityChange, ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { QueryClient } from '@gallery/shared/query';
import type { ListedWorks } from '../../queries/read-works';

/** What the key of every answer with works begins with. */
export const knownWorks = ['artworks'];

/** One work, a list of them, its pages, or lots with their works. */
type Known = ListedArtwork | null | ListedArtwork[] | { pages: ListedWorks[] } | Lots;
type Lots = { lots: { artwork: ListedArtwork }[] };

/** Works wherever they are shown say at once that they are held, sold or free again. */
export function changeAvailability(queryClient: QueryClient, change: AvailabilityChange): void {
  for (const [queryKey, known] of queryClient.getQueriesData<Known>({ queryKey: knownWorks })) {
    const changed = known && changedIn(known, change);
    if (!changed || changed === known) continue;
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData(queryKey, changed, { updatedAt });
  }
}

function changedIn(known: NonNullable<Known>, change: AvailabilityChange): Known {
  if (Array.isArray(known)) return changedList(known, change);
  if ('lots' in known) return changedLots(known, change);
  if (!('pages' in known)) return changedWork(known, change);
  const pages = known.pages.map((page) => {
    const artworks = changedList(page.artworks, change);
    return artworks === page.artworks ? page : { ...page, artworks };
  });
  return { ...known, pages };
}

function changedList(works: ListedArtwork[], change: AvailabilityChange): ListedArtwork[] {
  return works.some(({ _id }) => _id === change._id) ? works.map((work) => changedWork(work, change)) : works;
}

function changedLots(known: Lots, change: AvailabilityChange): Lots {
  if (!known.lots.some(({ artwork }) => artwork._id === change._id)) return known;
  const lots = known.lots.map((lot) => ({ ...lot, artwork: changedWork(lot.artwork, change) }));
  return { ...known, lots };
}

function changedWork(work: ListedArtwork, change: AvailabilityChange): ListedArtwork {
  return work._id === change._id ? { ...work, ...change } : work;
}
