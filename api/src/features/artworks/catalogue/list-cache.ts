import { artworkQuerySchema } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { createCache } from 'async-cache-dedupe';
import type { Database } from '../../../db/client';
import { type PackedAnswer, packed } from '../../../http/answers/revalidation';
import { cast } from '../../../http/requests/validation';
import { type CountedQuery, countArtworks, listArtworks } from './artwork-list';
import type { Generation } from './catalogue-generation';

export type ListRequest = {
  /** The cache key, as written in the request; the query is parsed only on a miss. */
  address: string;
  query: unknown;
};

/** Answers `GET /artwork`. Throws a ValidationError for a bad query, a 422 for an invalid cursor. */
export type CachedLists = (request: ListRequest) => Promise<PackedAnswer>;

/** Seconds; a process that misses a write shows old lists no longer than this. */
const ttlSeconds = 60;
const maxEntries = { lists: 2_000, counts: 500 };

/** Caches lists until a write to the catalogue, by its generation; parallel readers of a list share one read. */
export function cacheLists(db: Database, generation: Generation): CachedLists {
  const counts = createCache({ ttl: ttlSeconds, storage: memoryFor(maxEntries.counts) }).define(
    'of',
    ({ query }: { query: CountedQuery; at: number }) => countArtworks(db, query),
  );
  const lists = createCache({ ttl: ttlSeconds, storage: memoryFor(maxEntries.lists) }).define(
    'of',
    { serialize: ({ address, at }: ListRequest & { at: number }) => `${at} ${address}` },
    ({ at, ...request }: ListRequest & { at: number }) =>
      read(request, (counted) => counts.of({ query: counted, at })),
  );
  return async (request) => {
    const at = generation();
    return at === null ? read(request) : lists.of({ ...request, at });
  };

  async function read({ query }: ListRequest, counted?: (query: CountedQuery) => CountsRead) {
    return packed(await listArtworks(db, cast(artworkQuerySchema, query), counted));
  }
}

type CountsRead = ReturnType<typeof countArtworks>;

function memoryFor(size: number) {
  return { type: 'memory' as const, options: { size } };
}
