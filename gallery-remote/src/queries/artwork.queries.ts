import {
  type ArtworkAnswer,
  type ArtworksAnswer,
  artworkPaths,
  type ListedArtwork,
} from '@gallery/shared/contract/catalogue/artwork';
import type { ArtworkType } from '@gallery/shared/contract/catalogue/artwork-choices';
import { getJsonOrNull } from '@gallery/shared/http';
import { infiniteQueryOptions, queryOptions } from '@gallery/shared/query';
import { type ArtworkListQuery, fetchArtworks, withoutStoredBid } from './fetch-artworks';
import { placeWorks } from './landing-works';

export const pageSize = 24;
const stripSize = 12;
const maxFeatured = 24;

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

  one: (id: string) =>
    queryOptions({
      queryKey: [...all, 'one', id],
      queryFn: async ({ signal }): Promise<ArtworkAnswer | ShownArtwork | null> => {
        const answer = await getJsonOrNull<ArtworkAnswer>(artworkPaths.one(id), signal);
        return answer && { ...answer, artwork: withoutStoredBid(answer.artwork) };
      },
      select: (answer) => (answer === null ? null : answer.artwork),
    }),

  byArtist: (artist: string) =>
    queryOptions({
      queryKey: [...all, 'by artist', artist],
      queryFn: ({ signal }) => fetchArtworks({ artist, limit: stripSize }, signal),
      select: artworksOf,
    }),

  featured: () =>
    queryOptions({
      queryKey: [...all, 'featured'],
      queryFn: ({ signal }) => fetchArtworks({ limit: maxFeatured }, signal),
      select: artworksOf,
    }),

  landing: () =>
    queryOptions({
      queryKey: [...all, 'landing'],
      queryFn: ({ signal }) => fetchArtworks({ place: 'landing', limit: 2 }, signal),
      select: placeWorks,
    }),
};

/** What a list knows of a work, until the work's own answer arrives. */
type ShownArtwork = { artwork: ListedArtwork };

const artworksOf = ({ artworks }: ArtworksAnswer) => artworks;
