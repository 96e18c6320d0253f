import {
  type ArtworkAnswer,
  artworkPaths,
  type ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-types';
import { getJsonOrNull } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { fetchArtworks } from '../../queries/fetch-artworks';

const pageSize = 24;
const stripSize = 12;

export const artworkQueries = {
  /** The works of a type, newest first, page by page. */
  byType: (type: ArtworkType) =>
    infiniteQueryOptions({
      queryKey: ['artworks', 'by type', type],
      queryFn: ({ pageParam, signal }) => fetchArtworks({ type, limit: pageSize, cursor: pageParam }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),

  /** One work; an unknown one is `null`. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['artworks', 'one', id],
      queryFn: ({ signal }) => fetchArtwork(id, signal),
    }),

  /** The newest works of an artist. */
  byArtist: (artist: string) =>
    queryOptions({
      queryKey: ['artworks', 'by artist', artist],
      queryFn: async ({ signal }) => (await fetchArtworks({ artist, limit: stripSize }, signal)).artworks,
    }),
};

async function fetchArtwork(id: string, signal: AbortSignal): Promise<ListedArtwork | null> {
  const answer = await getJsonOrNull<ArtworkAnswer>(artworkPaths.one(id), signal);
  return answer?.artwork ?? null;
}
