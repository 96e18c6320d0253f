import { mkdir } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { drizzle } from 'drizzle-orm/pglite';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from '../client';
import { migratePglite } from '../migrate';
import { fifoGate } from './fifo-gate';
import { PrivateNodeFS } from './private-node-fs';

/** Opens the embedded database. Two processes on one folder lose data: hold the lock (`lock.ts`) first. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return openedOn(await PGlite.create({ fs: new PrivateNodeFS(folder), extensions }));
}

/** A database that ends with its process. It starts as a copy of `template` (of `dumpDataDir`), if there is one. */
export async function openPgliteInMemory(template?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create('memory://', { extensions, loadDataDir: template });
  return { ...openedOn(pglite), dump: () => pglite.dumpDataDir('none') };
}

const extensions = { pg_trgm, unaccent };

function openedOn(pglite: PGlite): OpenDatabase {
  const enter = gate(pglite);
  const db = drizzle(pglite);
  return {
    db,
    background: db,
    jobStore: { db: fromPglite(pglite), backend: 'pglite' },
    listen: async (channel, heard) => {
      // What listening runs goes through the gate by itself: inside of it, it would wait for its own end.
      const stop = await pglite.listen(channel, heard);
      return { isLive: () => true, stop: () => stop() };
    },
    migrate: () => migratePglite(db),
    close: () => enter(() => pglite.close()),
  };
}

function gate(pglite: PGlite) {
  const enter = fifoGate();
  const query = pglite.query.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = (...sent) => enter(() => query(...sent));
  pglite.exec = (...sent) => enter(() => exec(...sent));
  pglite.transaction = (job) => enter(() => transaction(job));
  return enter;
}
