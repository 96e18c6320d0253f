import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { internalPaths } from '@gallery/shared/contract/releases/releases';
import {
  type StreamReaders,
  streamReadersSchema,
} from '@gallery/shared/contract/streams/shared-streams.schema';
import { and, eq, gt, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { auctionWatchers } from '../auction.table';

export type Watchers = {
  add(auctionId: string, response: ServerResponse): void;
  /** Returns the visitors at all processes of APIs and edges. Those at another process may be three seconds old. */
  count(auctionId: string): Promise<number>;
  stop(): Promise<void>;
};

/** In milliseconds: the shortest time between two writes, and the longest one while anyone watches. */
const usual = { everyMs: 3_000, touchMs: 7_000 };

/** Each process writes its counts for the others. Without watchers it has no timer and writes nothing. */
export function createWatchers(db: Database, { everyMs, touchMs } = usual): Watchers {
  const processId = randomUUID();
  const counts = new Map<string, number>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> | undefined;
  let [isChanged, isStored, isStopped] = [false, false, false];
  let lastWrite = -everyMs;
  return { add, count, stop };

  function add(auctionId: string, response: ServerResponse): void {
    // A closed connection emits no further `close`, so its visitor would count forever.
    if (response.destroyed) return;
    change(auctionId, 1);
    response.once('close', () => change(auctionId, -1));
  }

  async function count(auctionId: string): Promise<number> {
    const [others] = await db
      .select({ watchers: sql`coalesce(sum(${auctionWatchers.watchers}), 0)`.mapWith(Number) })
      .from(auctionWatchers)
      .where(
        and(
          eq(auctionWatchers.auctionId, auctionId),
          ne(auctionWatchers.processId, processId),
          gt(auctionWatchers.seenAt, lastSeen),
        ),
      );
    return (counts.get(auctionId) ?? 0) + (others?.watchers ?? 0);
  }

  async function stop(): Promise<void> {
    isStopped = true;
    clearTimeout(timer);
    await writing;
    // The rows of a lost database expire.
    if (isStored) await replaceWatchers(db, processId, []).catch(() => {});
  }

  function change(auctionId: string, by: number): void {
    const next = (counts.get(auctionId) ?? 0) + by;
    if (next > 0) counts.set(auctionId, next);
    else counts.delete(auctionId);
    isChanged = true;
    if (!writing) writeAfter(lastWrite + everyMs - performance.now());
  }

  function writeAfter(ms: number): void {
    clearTimeout(timer);
    if (isStopped) return;
    timer = setTimeout(
      () => {
        writing = write().finally(() => {
          writing = undefined;
          if (isChanged) writeAfter(everyMs);
          else if (counts.size > 0) writeAfter(touchMs);
        });
      },
      Math.max(ms, 0),
    ).unref();
  }

  async function write(): Promise<void> {
    [isChanged, isStored, lastWrite] = [false, true, performance.now()];
    const rows = [...counts].map(([auctionId, watchers]) => ({ auctionId, watchers }));
    // The next touch writes them again.
    await replaceWatchers(db, processId, rows).catch(() => {});
  }
}

/** By the database's clock. Exceeds two reports of a process, so that one may fail. */
const lastSeen = sql`now() - interval '15 seconds'`;

type Watched = Pick<typeof auctionWatchers.$inferInsert, 'auctionId' | 'watchers'>;

/** Saves what a process of an API or an edge counts now, and deletes what the dead ones left. */
async function replaceWatchers(db: Database, processId: string, watched: Watched[]): Promise<void> {
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

export const edgeWatchers: FastifyPluginAsync<{ db: Database }> = async (app, { db }) => {
  app.post<{ Body: StreamReaders }>(
    internalPaths.readers,
    { schema: { body: streamReadersSchema } },
    async ({ body: { edge, counted } }, reply) => {
      const watched = new Map(counted.map(({ id, readers }) => [id.toLowerCase(), readers]));
      await replaceWatchers(
        db,
        edge,
        [...watched].map(([auctionId, watchers]) => ({ auctionId, watchers })),
      );
      return reply.code(204).send();
    },
  );
};
