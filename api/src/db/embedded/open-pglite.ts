import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from '../client';
import { migratePglite } from '../migrate';
import { PrivateNodeFS } from './private-node-fs';
import { traced } from './traced';
import { yieldingQueue } from './yielding-queue';

/** Hold the lock (`lock.ts`) first: two processes on one folder lose data. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return openedOn(await PGlite.create({ fs: new PrivateNodeFS(folder), extensions }));
}

export async function openPgliteInMemory(template?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create('memory://', { extensions, loadDataDir: template });
  return { ...openedOn(pglite), dump: () => pglite.dumpDataDir('none') };
}

const extensions = { pg_trgm, unaccent };

function openedOn(pglite: PGlite): OpenDatabase {
  const enqueue = queued(pglite);
  const db = drizzle(pglite);
  return {
    db,
    background: db,
    jobStore: { db: fromPglite(pglite), backend: 'pglite' },
    listen: async (channel, onNotify) => {
      // Not queued: `listen` enters the queue itself, and a queued job would wait for its own end.
      const stop = await pglite.listen(channel, onNotify);
      return { isLive: () => true, stop: () => stop() };
    },
    migrate: () => migratePglite(db),
    close: () => enqueue(() => pglite.close()),
  };
}

function queued(pglite: PGlite) {
  const enqueue = yieldingQueue();
  const query = pglite.query.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = (...sent) => traced(sent[0], () => enqueue(() => query(...sent)));
  pglite.exec = (...sent) => enqueue(() => exec(...sent));
  pglite.transaction = (job) => traced('TRANSACTION', () => enqueue(() => transaction(job)));
  return enqueue;
}
