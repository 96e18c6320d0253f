import { createCache } from 'async-cache-dedupe';

type Read<Key, Answer> = (key: Key) => Promise<Answer>;

/** Parallel calls with an equal key share one read. No answer outlives its read, so none is older than the read takes. */
export function joinReads<Key extends string | number, Answer>(read: Read<Key, Answer>): Read<Key, Answer> {
  // Without a lifetime, the cache keeps only reads that have not ended.
  const reads = createCache({ ttl: 0, storage: { type: 'memory', options: { size: 1 } } }).define(
    'of',
    { serialize: (key: Key) => String(key) },
    (key: Key) => read(key),
  );
  return (key) => reads.of(key);
}
