import { randomUUID } from 'node:crypto';
import {
  type RoomLabel,
  roomLimits,
  type ViewingRoom,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type {
  ChangeViewingRoomInput,
  ViewingRoomInput,
} from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { nextVersion } from '../../../http/requests/stale-edit';
import { artworks } from '../../artworks/artwork.table';
import { noRoom, readSummary } from '../read-rooms';
import { viewingRooms, viewingRoomWorks } from '../viewing-room.table';
import { auditRoom, firstWorks, roomChanges } from './audit-room';
import { labelsOf, savedLabels, saveLabels } from './room-labels';
import { newToken } from './room-link';

/** Creates a room with its link. Throws a 422 at the most rooms, for an unknown work, and for a wrong end. */
export function createRoom(db: Database, input: ViewingRoomInput, by: string): Promise<ViewingRoom> {
  return db.transaction(async (tx) => {
    // Makes other creations wait, so that the limit holds.
    await tx.execute(sql`LOCK TABLE viewing_rooms IN SHARE ROW EXCLUSIVE MODE`);
    const [counted] = await tx.select({ rooms: count() }).from(viewingRooms);
    if ((counted?.rooms ?? 0) >= roomLimits.rooms) throw tooManyRooms();
    const id = randomUUID();
    await tx
      .insert(viewingRooms)
      .values({ id, ...columnsOf(input), token: newToken(), sharedAt: sql`now()` });
    const labels = labelsOf(input, new Map());
    await saveWorks(tx, id, input.artworks);
    await saveLabels(tx, id, labels);
    const to = await firstWorks(tx, input.title, labels);
    await auditRoom(tx, { subjectId: id, action: 'Viewing room created', to, by });
    return readSummary(tx, id);
  });
}

/** Throws a 404, a 409 for an edit of an older version, and a 422 for an unknown work or a wrong end. */
export function changeRoom(
  db: Database,
  id: string,
  { version, ...input }: ChangeViewingRoomInput,
  by: string,
): Promise<ViewingRoom> {
  return db.transaction(async (tx) => {
    const isRoom = eq(viewingRooms.id, idPattern.test(id) ? id : randomUUID());
    const [before] = await tx.select().from(viewingRooms).where(isRoom).for('no key update');
    if (!before) throw noRoom();
    const saved = await savedLabels(tx, id);
    const had = labelsOf({ artworks: await worksIn(tx, id) }, saved);
    const [columns, labels] = [columnsOf(input), labelsOf(input, saved)];
    const edit = { version, columns: { ...columns, labels: textOf(labels) }, current: async () => ({}) };
    const changed = await nextVersion({ ...before, labels: textOf(had) }, edit);
    if (!changed) return readSummary(tx, id);
    await tx
      .update(viewingRooms)
      .set({ ...columns, version: changed.version })
      .where(isRoom);
    await tx.delete(viewingRoomWorks).where(eq(viewingRoomWorks.roomId, id));
    await saveWorks(tx, id, input.artworks);
    await saveLabels(tx, id, labels);
    const changes = await roomChanges(tx, { ...before, labels: had }, { ...columns, labels });
    await auditRoom(tx, { subjectId: id, action: 'Viewing room changed', ...changes, by });
    return readSummary(tx, id);
  });
}

/** Throws a 404 for an unknown room. */
export async function deleteRoom(db: Database, id: string, by: string): Promise<void> {
  const isRoom = eq(viewingRooms.id, idPattern.test(id) ? id : randomUUID());
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(viewingRooms).where(isRoom).returning();
    if (!gone) throw noRoom();
    await auditRoom(tx, { subjectId: id, action: 'Viewing room deleted', from: gone.title, by });
  });
}

/** Differs when a work, the order, or a label does. */
const textOf = (labels: readonly RoomLabel[]) => JSON.stringify(labels);

async function worksIn(tx: Database, roomId: string): Promise<string[]> {
  const { artworkId, position } = viewingRoomWorks;
  const ofRoom = eq(viewingRoomWorks.roomId, roomId);
  const rows = await tx.select({ artworkId }).from(viewingRoomWorks).where(ofRoom).orderBy(asc(position));
  return rows.map((row) => row.artworkId);
}

async function saveWorks(tx: Database, roomId: string, sent: readonly string[]): Promise<void> {
  const ids = sent.map((id) => id.toLowerCase());
  const isShown = and(inArray(artworks.id, ids), isNull(artworks.archivedAt));
  // A work that is archived or deleted at the same time waits.
  const known = await tx.select({ id: artworks.id }).from(artworks).where(isShown).for('key share');
  if (known.length < ids.length) {
    const message = 'A work is no longer in the catalogue. Please remove it from the room.';
    throw new FieldError(422, 'artworks', message);
  }
  await tx
    .insert(viewingRoomWorks)
    .values(ids.map((artworkId, position) => ({ roomId, artworkId, position })));
}

function columnsOf({ title, recipient, note, show_prices, closes_at }: ViewingRoomInput) {
  const closesAt = new Date(closes_at);
  const days = (closesAt.getTime() - Date.now()) / 86_400_000;
  if (days <= 0) throw wrongEnd('The end must be in the future');
  if (days > roomLimits.days) throw wrongEnd('The end must be within a year');
  return { title, recipient, note, showPrices: show_prices, closesAt };
}

function wrongEnd(message: string): HttpError {
  return new FieldError(422, 'closes_at', message);
}

function tooManyRooms(): HttpError {
  return new HttpError(
    422,
    `The gallery has ${roomLimits.rooms} viewing rooms, the most possible. Delete one to create another.`,
  );
}
