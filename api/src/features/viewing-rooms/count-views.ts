import { minutesOfOpening, roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import type { RoomViewsInput } from '@gallery/shared/contract/viewing-rooms/viewing-room-input.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { recordset } from '../../db/statements';
import { openRoom } from './shown-room';

/** Counts an opening, at most one in 30 minutes, and adds the seconds of each work. Ignores works of other rooms. */
export async function countViews(
  db: Database,
  token: string,
  { visitor, looks }: RoomViewsInput,
): Promise<void> {
  const room = await openRoom(db, token);
  const pause = sql.raw(`interval '${minutesOfOpening} minutes'`);
  await db.transaction(async (tx) => {
    await tx.execute(sql`
      INSERT INTO viewing_room_visits AS v (room_id, visitor, opened, opened_at, seen_at)
      SELECT ${room.id}::uuid, ${visitor}::uuid, 1, now(), now()
      WHERE (SELECT count(*) FROM viewing_room_visits WHERE room_id = ${room.id}) < ${roomLimits.visitors}
        OR EXISTS (SELECT FROM viewing_room_visits WHERE room_id = ${room.id} AND visitor = ${visitor})
      ON CONFLICT (room_id, visitor) DO UPDATE SET
        opened = v.opened + CASE WHEN v.seen_at < now() - ${pause} THEN 1 ELSE 0 END,
        opened_at = CASE WHEN v.seen_at < now() - ${pause} THEN now() ELSE v.opened_at END,
        seen_at = now()`);
    if (looks.length === 0) return;
    await tx.execute(sql`
      INSERT INTO viewing_room_looks AS l (room_id, visitor, artwork_id, seconds)
      SELECT w.room_id, ${visitor}::uuid, w.artwork_id, max(seen.seconds)
      FROM ${recordset(looks)} AS seen (artwork_id uuid, seconds int)
      JOIN viewing_room_visits v ON v.room_id = ${room.id} AND v.visitor = ${visitor}
      JOIN viewing_room_works w ON w.room_id = ${room.id} AND w.artwork_id = seen.artwork_id
      GROUP BY w.room_id, w.artwork_id
      ON CONFLICT (room_id, visitor, artwork_id) DO UPDATE
        SET seconds = least(l.seconds + excluded.seconds, ${roomLimits.seconds})`);
  });
}
