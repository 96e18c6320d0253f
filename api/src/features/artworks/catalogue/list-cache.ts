import { artworkQuerySchema } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { createCache } from 'async-cache-dedupe';
import type { Database } from '../../../db/client';
import { type PackedAnswer, packed } from '../../../http/answers/revalidation';
import { cast } from '../../../http/requests/validation';
import { type CountedQuery, countArtworks, listArtworks } from './artwork-list';
import type { Generation } from './catalogue-generation';

export type ListRequest = {
  /** As it was written: a kept answer is found by it, and the query only read where there is none. */
  address: string;
  query: unknown;
};

/** Answers `GET /artwork`. Throws a ValidationError for a bad query, a 422 for a cursor that is not one of ours. */
export type CachedLists = (asked: ListRequest) => Promise<PackedAnswer>;

/** Seconds; a process that does not hear of a write shows what was before it no longer than this. */
const ttlSeconds = 60;
const maxEntries = { lists: 2_000, counts: 500 };

/**
 * Keeps answers until a write touches the catalogue; parallel readers of one answer share the work. What was
 * read before a write is kept under the number of before it, where nobody looks any more.
 */
export function cacheLists(db: Database, generation: Generation): CachedLists {
  const counts = createCache({ ttl: ttlSeconds, storage: memoryFor(maxEntries.counts) }).define(
    'of',
    ({ query }: { query: CountedQuery; at: number }) => countArtworks(db, query),
  );
  const lists = createCache({ ttl: ttlSeconds, storage: memoryFor(maxEntries.lists) }).define(
    'of',
    { serialize: ({ address, at }: ListRequest & { at: number }) => `${at} ${address}` },
    ({ at, ...asked }: ListRequest & { at: number }) =>
      read(asked, (counted) => counts.of({ query: counted, at })),
  );
  return async (asked) => {
    const at = generation();
    return at === null ? read(asked) : lists.of({ ...asked, at });
  };

  async function read({ query }: ListRequest, counted?: (query: CountedQuery) => CountsRead) {
    return packed(await listArtworks(db, cast(artworkQuerySchema, query), counted));
  }
}

type CountsRead = ReturnType<typeof countArtworks>;

function memoryFor(size: number) {
  return { type: 'memory' as const, options: { size } };
}
