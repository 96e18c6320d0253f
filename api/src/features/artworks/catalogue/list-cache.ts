import { artworkQuerySchema } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import { createCache } from 'async-cache-dedupe';
import type { Database } from '../../../db/client';
import { type PackedAnswer, packed } from '../../../http/answers/cache-control';
import { answerCache } from '../../../http/caching/answer-cache';
import type { Generation } from '../../../http/caching/generation';
import { cast } from '../../../http/requests/validation';
import { newestChange } from '../availability/availability-stream';
import { type CountedQuery, countArtworks, listArtworks, type SharedReads } from './artwork-list';
import type { CatalogueReader } from './catalogue-reader';

export type ListRequest = {
  /** The cache key is the address as requested, so that only a miss parses the query. */
  address: string;
  query: unknown;
};

/** Answers `GET /artwork` from the cache when it can. Throws a ValidationError for a bad query and a 422 for an invalid cursor. */
export type CachedLists = (request: ListRequest) => PackedAnswer | Promise<PackedAnswer>;

/** In seconds. A process that misses a write shows old lists for at most this long. */
const ttlSeconds = 60;
/** A whole list is about ten times as large as a short one, and only third-party clients ask for it. */
const maxEntries = { short: 2_000, whole: 100, counts: 500 };

/** Caches lists until the next write to the catalogue changes the generation. Parallel readers of a list share one read. */
export function cacheLists(reader: CatalogueReader, generation: Generation): CachedLists {
  const counts = createCache({ ttl: ttlSeconds, storage: memoryFor(maxEntries.counts) }).define(
    'of',
    ({ query }: { query: CountedQuery; at: number }) => reader((db) => countArtworks(db, query)),
  );
  const positionAt = positions();
  const [short, whole] = [storeOf(maxEntries.short), storeOf(maxEntries.whole)];
  return (request) => {
    const at = generation();
    if (at === null) return read(request);
    const store = isShort(request) ? short : whole;
    return store.kept.get(request.address, at) ?? store.reads.of({ ...request, at });
  };

  function storeOf(max: number) {
    const kept = answerCache<PackedAnswer>({ max, ttlMs: ttlSeconds * 1000 });
    // Without a lifetime, only simultaneous readers share a read.
    const reads = createCache({ ttl: 0, storage: memoryFor(1) }).define(
      'of',
      { serialize: ({ address, at }: ListRequest & { at: number }) => `${at} ${address}` },
      async ({ at, ...request }: ListRequest & { at: number }) => {
        const begun = performance.now();
        const answer = await read(request, {
          counts: (_db, query) => counts.of({ query, at }),
          position: (db) => positionAt(db, at),
        });
        kept.set(request.address, at, answer, begun);
        return answer;
      },
    );
    return { kept, reads };
  }

  async function read({ query }: ListRequest, shared?: SharedReads) {
    const parsed = cast(artworkQuerySchema, query);
    return packed(await reader((db) => listArtworks(db, parsed, shared)));
  }
}

function isShort({ query }: ListRequest): boolean {
  return (query as { short?: unknown }).short === 'true';
}

/** Reads the position of the stream once for each generation and database: a replica's list may lack a change that the other database has. */
function positions() {
  const known = new WeakMap<Database, { at: number; position: Promise<number> }>();
  return (db: Database, at: number): Promise<number> => {
    const kept = known.get(db);
    if (kept?.at === at) return kept.position;
    const position = newestChange(db);
    known.set(db, { at, position });
    position.catch(() => known.delete(db));
    return position;
  };
}

function memoryFor(size: number) {
  return { type: 'memory' as const, options: { size } };
}
