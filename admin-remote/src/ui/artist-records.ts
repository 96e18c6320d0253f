import {
  type ArtistRecord,
  type ArtistRecordsAnswer,
  type ArtistsWithContactsAnswer,
  artistPaths,
} from '@gallery/shared/contract/catalogue/artists/artist';
import { maxListLimit } from '@gallery/shared/contract/fields/answer';
import { getJson } from '@gallery/shared/http';

const mostPages = 20;

type Query = { q?: string; cursor?: string; limit?: number };

/** Returns a page of the artists by name. An API of the previous release has another path for it. */
export async function readArtistRecords(query: Query, signal: AbortSignal): Promise<ArtistRecordsAnswer> {
  const answer = await getJson<ArtistRecordsAnswer | ArtistsWithContactsAnswer>(artistPaths.list, {
    query: { ...query, sort: 'name' },
    signal,
  });
  return 'total' in answer ? answer : getJson<ArtistRecordsAnswer>(artistPaths.records, { query, signal });
}

/** Returns all artists by name, at most `mostPages` pages of them. */
export async function readAllArtistRecords(signal: AbortSignal): Promise<ArtistRecord[]> {
  const artists: ArtistRecord[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const answer = await readArtistRecords({ limit: maxListLimit, cursor }, signal);
    artists.push(...answer.artists);
    if (!answer.next) break;
    cursor = answer.next;
  }
  return artists;
}
