import {
  type ArtistAnswer,
  type ArtistsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artist';
import { artistName } from '@gallery/shared/format/artist-name';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';

const maxArtists = 100;

export const artistQueries = {
  offered: () =>
    queryOptions({
      queryKey: ['artists', 'offered'],
      queryFn: async ({ signal }) => {
        const query = { limit: maxArtists };
        const { artists } = await getJson<ArtistsAnswer>(artistPaths.list, { query, signal });
        return artists.map((artist) => ({ _id: artist._id, name: artistName(artist) })).sort(byName);
      },
    }),

  /** Includes the statement and the biography. Returns `null` for an unknown id. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['artists', 'one', id],
      queryFn: async ({ signal }) => {
        const answer = await getJsonOrNull<ArtistAnswer>(artistPaths.one(id), signal);
        return answer?.artist ?? null;
      },
    }),
};

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
