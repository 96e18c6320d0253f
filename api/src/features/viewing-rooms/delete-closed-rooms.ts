import { roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { recordAudits } from '../audit/record-audit';
import { viewingRooms } from './viewing-room.table';

/** Deletes rooms that ended, or were turned off, long ago. The name of their client, their visits, and their looks go with them. */
export async function deleteClosedRooms(db: Database): Promise<void> {
  const { closesAt, turnedOffAt } = viewingRooms;
  const closedAt = sql`least(${closesAt}, ${turnedOffAt})`;
  const longAgo = sql`now() - make_interval(days => ${roomLimits.daysAfterEnd})`;
  await db.transaction(async (tx) => {
    const gone = await tx.delete(viewingRooms).where(lt(closedAt, longAgo)).returning();
    const deleted = { subject: 'viewing_room', action: 'Viewing room deleted', by: null } as const;
    await recordAudits(
      tx,
      gone.map(({ id }) => ({ ...deleted, subjectId: id })),
    );
  });
}
