import {
  type Artwork,
  type ArtworkAnswer,
  type ArtworkFilter,
  type ArtworksAnswer,
  type ArtworkType,
  artworkPaths,
} from '@gallery/shared/contract/artwork';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';

const pageSize = 24;
const stripSize = 12;

export const artworkQueries = {
  /** The works of a type, newest first, page by page. */
  byType: (type: ArtworkType) =>
    infiniteQueryOptions({
      queryKey: ['artworks', 'by type', type],
      queryFn: ({ pageParam, signal }) => readList({ type, limit: pageSize, cursor: pageParam }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),

  /** One work; an unknown one is `null`. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['artworks', 'one', id],
      queryFn: ({ signal }) => readOne(id, signal),
    }),

  /** The newest works of an artist. */
  byArtist: (artist: string) =>
    queryOptions({
      queryKey: ['artworks', 'by artist', artist],
      queryFn: async ({ signal }) => (await readList({ artist, limit: stripSize }, signal)).artworks,
    }),
};

function readList(query: ArtworkFilter & { limit: number; cursor?: string }, signal: AbortSignal) {
  return getJson<ArtworksAnswer>(artworkPaths.list, { query, signal });
}

async function readOne(id: string, signal: AbortSignal): Promise<Artwork | null> {
  const answer = await getJsonOrNull<ArtworkAnswer>(artworkPaths.one(id), signal);
  return answer?.artwork ?? null;
}
