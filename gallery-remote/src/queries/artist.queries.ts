import {
  type ArtistAnswer,
  type ArtistsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import { artistName } from '@gallery/shared/domain/names';
import { getJson, getJsonOrNull } from '@gallery/shared/http';
import { queryOptions } from '@gallery/shared/query';
import { artworkQueries } from './artwork.queries';
import { fetchArtworks } from './fetch-artworks';

const maxArtists = 100;
const maxWorks = 100;

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

  /** Takes an id or a slug. Returns `null` for an unknown one. */
  one: (id: string) =>
    queryOptions({
      queryKey: ['artists', 'one', id],
      queryFn: async ({ signal }) => {
        const answer = await getJsonOrNull<ArtistAnswer>(artistPaths.one(id), signal);
        return answer?.artist ?? null;
      },
    }),

  /** The newest works of an artist. Their availability stays current, as in every list under the works' key. */
  works: (id: string) =>
    queryOptions({
      queryKey: [...artworkQueries.all, 'of artist', id],
      queryFn: ({ signal }) => fetchArtworks({ artist: id, limit: maxWorks }, signal),
    }),
};

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'en');
