import { createCache } from 'async-cache-dedupe';
import { type PackedAnswer, packed } from '../answers/revalidation';
import type { Generation } from './generation';

export type SharedReads = (address: string, read: () => Promise<object>) => Promise<PackedAnswer>;

/** In seconds. Answers show changes without a notification, such as the passing of time, within this limit. */
const ttlSeconds = 1;
const maxEntries = 1_000;

type Read = { address: string; at: string; read: () => Promise<object> };

/** Readers of an address between two changes share one read, so that a crowd before a lot's end costs little. */
export function shareReads(...generations: Generation[]): SharedReads {
  const storage = { type: 'memory' as const, options: { size: maxEntries } };
  const cache = createCache({ ttl: ttlSeconds, storage }).define(
    'answer',
    { serialize: ({ address, at }: Read) => `${at} ${address}` },
    async ({ read }: Read) => packed(await read()),
  );
  return async (address, read) => {
    const known = generations.map((generation) => generation());
    return known.includes(null) || known.length === 0
      ? packed(await read())
      : cache.answer({ address, at: known.join('.'), read });
  };
}
