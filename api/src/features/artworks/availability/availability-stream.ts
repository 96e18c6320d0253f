import { type AvailabilityChange, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { openSlots } from '@gallery/shared/server/streams/reader-limit';
import { and, asc, gte, lt, max, sql } from 'drizzle-orm';
import type { FastifyPluginAsync } from 'fastify';
import type { Database, Listen } from '../../../db/client';
import { eventStream } from '../../../http/sse/event-stream';
import { availabilityChanges } from './availability.table';

type StreamDeps = { db: Database; listen?: Listen; maxStreams: number };

export const availabilityStream: FastifyPluginAsync<StreamDeps> = async (app, { db, listen, maxStreams }) => {
  eventStream<typeof availabilityChanges.$inferSelect>(app, {
    path: artworkPaths.stream,
    event: 'availability',
    isShared: true,
    tags: ['Artworks'],
    summary: 'Each hold, its end and each sale, as server-sent events',
    channel: 'availability',
    listen,
    slots: openSlots(maxStreams),
    rowsFrom: (position, limit) =>
      db
        .select()
        .from(availabilityChanges)
        .where(gte(availabilityChanges.id, position))
        .orderBy(asc(availabilityChanges.id))
        .limit(limit),
    positionOf: ({ id }) => id,
    newest: () => newestChange(db),
    dataFor: ({ artworkId, availability, heldUntil }): AvailabilityChange | null =>
      artworkId && availability
        ? { _id: artworkId, availability, held_until: heldUntil?.toISOString() ?? null }
        : null,
  });
};

/** Deletes changes older than a day, but keeps the newest, because streams start from it. */
export async function deleteOldAvailabilityChanges(db: Database): Promise<void> {
  const { createdAt, id } = availabilityChanges;
  const isOld = lt(createdAt, sql`now() - interval '24 hours'`);
  await db.delete(availabilityChanges).where(and(isOld, lt(id, await newestChange(db))));
}

/** Returns the stream's position. A read that follows includes all changes up to it. */
export async function newestChange(db: Database): Promise<number> {
  const [row] = await db.select({ id: max(availabilityChanges.id) }).from(availabilityChanges);
  return row?.id ?? 0;
}
