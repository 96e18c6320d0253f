import { randomBytes, randomUUID } from 'node:crypto';
import type { ViewingRoom } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { idPattern } from '@gallery/shared/domain/id';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { noRoom, readSummary } from '../read-rooms';
import { viewingRooms } from '../viewing-room.table';
import { auditRoom } from './audit-room';

/** In bytes: nobody can guess 128 bits. */
const tokenLength = 16;

export const newToken = () => randomBytes(tokenLength).toString('hex');

/** Turns the room's link on, or keeps the one that it has. Throws a 404 for an unknown room. */
export function shareRoom(db: Database, id: string, by: string): Promise<ViewingRoom> {
  return db.transaction(async (tx) => {
    const { isIt, token } = await lockLink(tx, id);
    if (token === null) {
      const link = { token: newToken(), sharedAt: sql`now()`, turnedOffAt: null };
      await tx.update(viewingRooms).set(link).where(isIt);
      await auditRoom(tx, { subjectId: id, action: 'Link turned on', by });
    }
    return readSummary(tx, id);
  });
}

/** Turns the link off for good: the next one has another address. Throws a 404 for an unknown room. */
export function unshareRoom(db: Database, id: string, by: string): Promise<ViewingRoom> {
  return db.transaction(async (tx) => {
    const { isIt, token } = await lockLink(tx, id);
    const turnedOffAt = sql`coalesce(${viewingRooms.turnedOffAt}, now())`;
    await tx.update(viewingRooms).set({ token: null, sharedAt: null, turnedOffAt }).where(isIt);
    if (token !== null) await auditRoom(tx, { subjectId: id, action: 'Link turned off', by });
    return readSummary(tx, id);
  });
}

async function lockLink(tx: Database, id: string): Promise<{ isIt: SQL; token: string | null }> {
  const isIt = eq(viewingRooms.id, idPattern.test(id) ? id : randomUUID());
  const { token } = viewingRooms;
  const [room] = await tx.select({ token }).from(viewingRooms).where(isIt).for('no key update');
  if (!room) throw noRoom();
  return { isIt, token: room.token };
}
