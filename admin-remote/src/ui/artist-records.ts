import {
  type ArtistRecordsAnswer,
  type ArtistsWithContactsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import { getJson } from '@gallery/shared/http';

type Query = { q?: string; cursor?: string; limit?: number };

/** Returns a page of the artists by name. An API of the previous release has another path for it. */
export async function readArtistRecords(query: Query, signal: AbortSignal): Promise<ArtistRecordsAnswer> {
  const answer = await getJson<ArtistRecordsAnswer | ArtistsWithContactsAnswer>(artistPaths.list, {
    query: { ...query, sort: 'name' },
    signal,
  });
  return 'total' in answer ? answer : getJson<ArtistRecordsAnswer>(artistPaths.records, { query, signal });
}
