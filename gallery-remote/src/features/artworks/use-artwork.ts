import { useQuery, useQueryClient } from '@gallery/shared/query';
import { artworkQueries } from '../../queries/artwork.queries';
import { listedArtwork } from '../../queries/cached-artworks';

/** Shows what a cached list knows of the work until the rest has loaded. */
export function useArtwork(id: string) {
  const queryClient = useQueryClient();
  return useQuery({ ...artworkQueries.one(id), placeholderData });

  function placeholderData() {
    const artwork = listedArtwork(queryClient, id);
    return artwork && { artwork };
  }
}
