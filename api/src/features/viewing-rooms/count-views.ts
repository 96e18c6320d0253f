import {
  minutesOfOpening,
  roomLimits,
  visitorsOfNetwork,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { RoomViewsInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { recordset, rowsOf } from '../../db/statements';
import { networkScopes } from '../../http/rate-limit/client-address';
import { consumeRate } from '../../http/rate-limit/rate-limit';
import { openRoom } from './shown-room';

type Sender = { token: string; network: string };

const aDay = 86_400;

/**
 * Counts an opening, at most one in 30 minutes, and adds the seconds of each work. Ignores works of other rooms, and
 * visitors above the day's limit of their network. Throws a 404 unless the link leads to a room at present.
 */
export async function countViews(
  db: Database,
  { token, network }: Sender,
  { visitor, looks }: RoomViewsInput,
): Promise<void> {
  await db.transaction(async (tx) => {
    // A room that is deleted at the same time waits.
    const room = await openRoom(tx, token, 'key share');
    const isNew = await countOpening(tx, room.id, visitor);
    if (isNew && (await isOverLimit(tx, room.id, network))) {
      await tx.execute(
        sql`DELETE FROM viewing_room_visits WHERE room_id = ${room.id} AND visitor = ${visitor}`,
      );
      return;
    }
    if (isNew) await forgetOldest(tx, room.id);
    if (looks.length > 0) await addLooks(tx, room.id, visitor, looks);
  });
}

/** Tells whether the visitor is new. */
async function countOpening(tx: Database, roomId: string, visitor: string): Promise<boolean> {
  const pause = sql.raw(`interval '${minutesOfOpening} minutes'`);
  const [row] = await rowsOf<{ is_new: boolean }>(
    tx,
    sql`
      INSERT INTO viewing_room_visits AS v (room_id, visitor, opened, opened_at, seen_at)
      VALUES (${roomId}, ${visitor}, 1, now(), now())
      ON CONFLICT (room_id, visitor) DO UPDATE SET
        opened = v.opened + CASE WHEN v.seen_at < now() - ${pause} THEN 1 ELSE 0 END,
        opened_at = CASE WHEN v.seen_at < now() - ${pause} THEN now() ELSE v.opened_at END,
        seen_at = now()
      RETURNING xmax = 0 AS is_new`,
  );
  return row?.is_new ?? false;
}

/** Otherwise anybody with the link could fill the room with visitors. */
async function isOverLimit(tx: Database, roomId: string, network: string): Promise<boolean> {
  for (const { key, part } of networkScopes(network)) {
    const rate = { max: visitorsOfNetwork * part, seconds: aDay };
    if ((await consumeRate(tx, `room visitors ${roomId} ${key}`, rate)) !== null) return true;
  }
  return false;
}

async function forgetOldest(tx: Database, roomId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM viewing_room_visits WHERE room_id = ${roomId} AND visitor IN (
      SELECT visitor FROM viewing_room_visits WHERE room_id = ${roomId}
      ORDER BY seen_at DESC, visitor OFFSET ${roomLimits.visitors})`);
}

async function addLooks(
  tx: Database,
  roomId: string,
  visitor: string,
  looks: RoomViewsInput['looks'],
): Promise<void> {
  await tx.execute(sql`
    INSERT INTO viewing_room_looks AS l (room_id, visitor, artwork_id, seconds)
    SELECT w.room_id, ${visitor}::uuid, w.artwork_id, max(seen.seconds)
    FROM ${recordset(looks)} AS seen (artwork_id uuid, seconds int)
    JOIN viewing_room_works w ON w.room_id = ${roomId} AND w.artwork_id = seen.artwork_id
    GROUP BY w.room_id, w.artwork_id
    ON CONFLICT (room_id, visitor, artwork_id) DO UPDATE
      SET seconds = least(l.seconds + excluded.seconds, ${roomLimits.seconds})`);
}
