import { createCache } from 'async-cache-dedupe';
import { type PackedAnswer, packed } from '../answers/cache-control';
import type { Generation } from './generation';

export type SharedReads = (address: string, read: () => Promise<object>) => Promise<PackedAnswer>;

/** In seconds. Answers show changes without a notification, such as the passing of time, within this limit. */
const ttlSeconds = 1;
const maxEntries = 1_000;

type AddressRead = { address: string; at: string; read: () => Promise<object> };

/** Readers of an address between two changes share one read, so that a crowd before a lot's end costs little. */
export function shareReads(...generations: Generation[]): SharedReads {
  const storage = { type: 'memory' as const, options: { size: maxEntries } };
  const cache = createCache({ ttl: ttlSeconds, storage }).define(
    'answer',
    { serialize: ({ address, at }: AddressRead) => `${at} ${address}` },
    async ({ read }: AddressRead) => packed(await read()),
  );
  return async (address, read) => {
    const known = generations.map((generation) => generation());
    return known.includes(null) || known.length === 0
      ? packed(await read())
      : cache.answer({ address, at: known.join('.'), read });
  };
}

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
