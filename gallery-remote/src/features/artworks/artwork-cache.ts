import type {
  ArtworksAnswer,
  AvailabilityChange,
  ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import type { QueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';

/** The data of the queries under `artworkQueries.all`. */
type CachedArtworks = ListedArtwork | null | ListedArtwork[] | { pages: ArtworksAnswer[] } | Lots;
type Lots = { lots: { artwork: ListedArtwork }[] };

/** Updates every cached query without making it count as freshly fetched. */
export function changeAvailability(queryClient: QueryClient, change: AvailabilityChange): void {
  for (const [queryKey, known] of queryClient.getQueriesData<CachedArtworks>({
    queryKey: artworkQueries.all,
  })) {
    const changed = known && withChange(known, change);
    if (!changed || changed === known) continue;
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData(queryKey, changed, { updatedAt });
  }
}

function withChange(known: NonNullable<CachedArtworks>, change: AvailabilityChange): CachedArtworks {
  if (Array.isArray(known)) return listWithChange(known, change);
  if ('lots' in known) return lotsWithChange(known, change);
  if (!('pages' in known)) return artworkWithChange(known, change);
  const pages = known.pages.map((page) => {
    const artworks = listWithChange(page.artworks, change);
    return artworks === page.artworks ? page : { ...page, artworks };
  });
  return { ...known, pages };
}

function listWithChange(works: ListedArtwork[], change: AvailabilityChange): ListedArtwork[] {
  return works.some(({ _id }) => _id === change._id)
    ? works.map((work) => artworkWithChange(work, change))
    : works;
}

function lotsWithChange(known: Lots, change: AvailabilityChange): Lots {
  if (!known.lots.some(({ artwork }) => artwork._id === change._id)) return known;
  const lots = known.lots.map((lot) => ({ ...lot, artwork: artworkWithChange(lot.artwork, change) }));
  return { ...known, lots };
}

function artworkWithChange(work: ListedArtwork, change: AvailabilityChange): ListedArtwork {
  return work._id === change._id ? { ...work, ...change } : work;
}
