import { useQuery, useQueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';
import { type CachedArtworks, cachedAnswers, worksIn } from '../../queries/cached-artworks';

/** Shows what a cached list knows of the work until the rest has loaded. */
export function useArtwork(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...artworkQueries.one(id), placeholderData });

  function placeholderData() {
    const lists = cachedAnswers(queryClient).flatMap(([, cached]) =>
      cached && isList(cached) ? cached : [],
    );
    const artwork = lists.flatMap(worksIn).find((work) => work._id === id);
    return artwork && { artwork };
  }
}

/** A viewing room may hide the prices of its works. */
function isList(cached: NonNullable<CachedArtworks>): boolean {
  return !('artwork' in cached) && !('show_prices' in cached);
}
