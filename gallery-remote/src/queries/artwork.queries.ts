import {
  type Artwork,
  type ArtworkAnswer,
  artworkPaths,
  type ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-types';
import { getJsonOrNull } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { type ArtworkListQuery, fetchArtworks } from './fetch-artworks';

export const pageSize = 24;
const stripSize = 12;
const maxFeatured = 24;
const landingChoice = 12;

const all = ['artworks'];

export const artworkQueries = {
  all,

  byType: (type: ArtworkType) =>
    infiniteQueryOptions({
      queryKey: [...all, 'by type', type],
      queryFn: ({ pageParam, signal }) => fetchArtworks({ type, limit: pageSize, cursor: pageParam }, signal),
      initialPageParam: undefined as string | undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),

  byFilter: ({ cursor, ...filter }: Omit<ArtworkListQuery, 'limit'>) =>
    infiniteQueryOptions({
      queryKey: [...all, 'by filter', filter, cursor ?? ''],
      queryFn: ({ pageParam, signal }) =>
        fetchArtworks({ ...filter, limit: pageSize, cursor: pageParam }, signal),
      initialPageParam: cursor,
      getNextPageParam: ({ next }) => next ?? undefined,
    }),

  /** `null` for an unknown id. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...all, 'one', id],
      queryFn: ({ signal }) => fetchArtwork(id, signal),
    }),

  byArtist: (artist: string) =>
    queryOptions({
      queryKey: [...all, 'by artist', artist],
      queryFn: async ({ signal }) => (await fetchArtworks({ artist, limit: stripSize }, signal)).artworks,
    }),

  featured: () =>
    queryOptions({
      queryKey: [...all, 'featured'],
      queryFn: async ({ signal }) => (await fetchArtworks({ limit: maxFeatured }, signal)).artworks,
    }),

  /** Enough of the newest works to find suitable ones for the landing's places. */
  landing: () =>
    queryOptions({
      queryKey: [...all, 'landing'],
      queryFn: async ({ signal }) =>
        (await fetchArtworks({ sort: 'newest', limit: landingChoice }, signal)).artworks,
    }),
};

async function fetchArtwork(id: string, signal: AbortSignal): Promise<Artwork | ListedArtwork | null> {
  const answer = await getJsonOrNull<ArtworkAnswer>(artworkPaths.one(id), signal);
  return answer?.artwork ?? null;
}
