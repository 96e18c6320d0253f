import type { FastifyInstance } from 'fastify';
import type { Database } from '../../../db/client';
import type { Replica } from '../../../db/postgres/replica';
import { HttpError } from '../../../http/answers/http-error';
import type { Generation } from '../../../http/caching/generation';

export type CatalogueReader = <Result>(read: (db: Database) => Promise<Result>) => Promise<Result>;
type Sources = { db: Database; replica?: Replica; generation: Generation; checkEveryMs?: number };

/**
 * Reads the public lists from the replica while it has every write that this process has heard of, so that a list in the
 * cache is never older than its generation. A replica that lags, hangs, or fails costs a list only another read.
 */
export function catalogueReader(
  app: FastifyInstance,
  { db, replica, generation, checkEveryMs = 250 }: Sources,
): CatalogueReader {
  if (!replica) return (read) => read(db);
  let timer: NodeJS.Timeout | undefined;
  let isClosing = false;
  let complete: number | null = null;
  app.addHook('onReady', async () => void check());
  app.addHook('onClose', async () => {
    isClosing = true;
    clearTimeout(timer);
  });
  return async (read) => {
    const at = generation();
    if (at === null || at !== complete) return read(db);
    try {
      return await read(replica.db);
    } catch (error) {
      if (error instanceof HttpError) throw error;
      complete = null;
      return read(db);
    }
  };

  async function check(): Promise<void> {
    // A write after this line may be missing, but it changes the generation.
    const at = generation();
    const has = at === complete || (await replica?.hasAll().catch(() => false));
    complete = has ? at : null;
    if (!isClosing) timer = setTimeout(() => void check(), checkEveryMs).unref();
  }
}
