import { and, eq, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { auctionWatchers } from './watcher.table';

/** By the database's clock. Exceeds two reports of a process, so that one may fail. */
export const lastSeen = sql`now() - interval '15 seconds'`;

type Watched = Pick<typeof auctionWatchers.$inferInsert, 'auctionId' | 'watchers'>;

/** Saves what a process of an API or an edge counts now, and deletes what the dead ones left. */
export async function replaceWatchers(db: Database, processId: string, watched: Watched[]): Promise<void> {
  const ids = watched.map(({ auctionId }) => auctionId);
  const isOwn = and(eq(auctionWatchers.processId, processId), notInArray(auctionWatchers.auctionId, ids));
  const isLeft = and(ne(auctionWatchers.processId, processId), lt(auctionWatchers.seenAt, lastSeen));
  await db.delete(auctionWatchers).where(or(isOwn, isLeft));
  if (watched.length === 0) return;
  await db
    .insert(auctionWatchers)
    .values(watched.map((row) => ({ ...row, processId })))
    .onConflictDoUpdate({
      target: [auctionWatchers.auctionId, auctionWatchers.processId],
      set: { watchers: sql`excluded.watchers`, seenAt: sql`now()` },
    });
}
