import type { ArtworkQuery } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import type { ChoiceCounts } from '@gallery/shared/contract/catalogue/choice-counts.schema';
import { createCache } from 'async-cache-dedupe';
import type { Generation } from '../../../http/caching/generation';
import type { CatalogueReader } from './catalogue-reader';
import { type ChoiceQuery, countChoices } from './choice-counts';

/** In seconds, as for lists. */
const ttl = 60;
const maxEntries = 500;

/** Counts choices once per query until the next write to the catalogue changes the generation. */
export function cacheChoices(reader: CatalogueReader, generation: Generation) {
  const storage = { type: 'memory' as const, options: { size: maxEntries } };
  const counts = createCache({ ttl, storage }).define('of', ({ query }: { query: ChoiceQuery; at: number }) =>
    reader((db) => countChoices(db, query)),
  );
  return ({
    short: _short,
    sort: _sort,
    limit: _limit,
    cursor: _cursor,
    ...query
  }: ArtworkQuery): Promise<ChoiceCounts> => {
    const at = generation();
    return at === null ? reader((db) => countChoices(db, query)) : counts.of({ query, at });
  };
}
