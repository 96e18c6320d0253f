import { type AvailabilityChange, artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { ownAvailabilities } from '@gallery/shared/contract/catalogue/artwork.schema';
import { and, asc, gte, lt, max, sql } from 'drizzle-orm';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { createdAt } from '../../../db/columns';
import type { Listen } from '../../../db/listen';
import { eventStream } from '../../../http/sse/event-stream';

/** Holds changes in commit order, written by triggers: migrations/0013 and 0025. A row without a work says that the catalogue was edited. */
export const availabilityChanges = pgTable(
  'availability_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    artworkId: uuid('artwork_id'),
    availability: text({ enum: ownAvailabilities }),
    heldUntil: timestamp('held_until', { precision: 3, withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [index('availability_changes_by_age').on(table.createdAt)],
);

export const availabilityStream: FastifyPluginAsync<{ db: Database; listen?: Listen }> = async (
  app,
  { db, listen },
) => {
  eventStream<typeof availabilityChanges.$inferSelect>(app, {
    path: artworkPaths.stream,
    event: 'availability',
    tags: ['Artworks'],
    summary: 'Each hold, its end and each sale, as server-sent events',
    channel: 'availability',
    listen,
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
