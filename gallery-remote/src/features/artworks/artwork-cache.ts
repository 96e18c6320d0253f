import type {
  ArtworksAnswer,
  AvailabilityChange,
  ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import type { QueryClient } from '@gallery/shared/query';
import { type CachedArtworks, cachedAnswers } from '../../queries/cached-artworks';

/** Updates every cached query without making it count as freshly fetched. */
export function changeAvailability(queryClient: QueryClient, change: AvailabilityChange): void {
  for (const [queryKey, known] of cachedAnswers(queryClient)) {
    const changed = known && withChange(known, change);
    if (!changed || changed === known) continue;
    const updatedAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt;
    queryClient.setQueryData(queryKey, changed, { updatedAt });
  }
}

function withChange(known: NonNullable<CachedArtworks>, change: AvailabilityChange): CachedArtworks {
  if ('pages' in known) {
    const pages = known.pages.map((page) => listWithChange(page, change));
    return pages.every((page, place) => page === known.pages[place]) ? known : { ...known, pages };
  }
  if ('artworks' in known) return listWithChange(known, change);
  const artwork = artworkWithChange(known.artwork, change);
  return artwork === known.artwork ? known : { ...known, artwork };
}

function listWithChange(list: ArtworksAnswer, change: AvailabilityChange): ArtworksAnswer {
  if (!list.artworks.some(({ _id }) => _id === change._id)) return list;
  return { ...list, artworks: list.artworks.map((work) => artworkWithChange(work, change)) };
}

function artworkWithChange(work: ListedArtwork, change: AvailabilityChange): ListedArtwork {
  return work._id === change._id ? { ...work, ...change } : work;
}
