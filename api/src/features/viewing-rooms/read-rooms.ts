import type { ViewingRoom, ViewingRoomRecord } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { listedArtworkOf } from '../artworks/listed-artwork';
import { worksOfRoom } from './room-works';
import { viewingRoomLooks, viewingRooms, viewingRoomWorks } from './viewing-room.table';

export async function readRooms(db: Database): Promise<ViewingRoom[]> {
  const rows = await rooms(db);
  return rows.map(roomOf);
}

/** Returns a room with its works, and how long visitors looked at each. Throws a 404 for an unknown room. */
export async function readRoom(db: Database, id: string): Promise<ViewingRoomRecord> {
  const row = await findRoom(db, id);
  const works = await worksOfRoom(db, row.room.id);
  const looks = await looksAt(db, row.room.id);
  return {
    room: roomOf(row),
    note: row.room.note,
    show_prices: row.room.showPrices,
    artworks: works.map(listedArtworkOf),
    labels: works.map(({ work, label: { note, showPrice } }) => ({
      artwork_id: work.id,
      note,
      show_price: showPrice,
    })),
    looks,
  };
}

/** Throws a 404 for an unknown room. */
export async function readSummary(db: Database, id: string): Promise<ViewingRoom> {
  return roomOf(await findRoom(db, id));
}

function looksAt(db: Database, roomId: string) {
  const { artworkId, seconds } = viewingRoomLooks;
  const total = sql<number>`sum(${seconds})::int`;
  const isOfRoom = and(
    eq(viewingRoomWorks.roomId, viewingRoomLooks.roomId),
    eq(viewingRoomWorks.artworkId, artworkId),
  );
  return db
    .select({ artwork_id: artworkId, visitors: count(), seconds: total })
    .from(viewingRoomLooks)
    .innerJoin(viewingRoomWorks, isOfRoom)
    .where(eq(viewingRoomLooks.roomId, roomId))
    .groupBy(artworkId)
    .orderBy(desc(total), asc(artworkId));
}

async function findRoom(db: Database, id: string) {
  const [row] = idPattern.test(id) ? await rooms(db, eq(viewingRooms.id, id)) : [];
  if (!row) throw noRoom();
  return row;
}

export function noRoom(): HttpError {
  return new HttpError(404, 'No viewing room with this id.');
}

const ofRoom = sql.raw('"viewing_rooms"."id"');

const figures = {
  works: sql<number>`(SELECT count(*)::int FROM viewing_room_works w JOIN artworks a ON a.id = w.artwork_id
    WHERE w.room_id = ${ofRoom} AND a.archived_at IS NULL)`,
  opened: sql<number>`(SELECT coalesce(sum(v.opened), 0)::int FROM viewing_room_visits v WHERE v.room_id = ${ofRoom})`,
  openedAt: sql<
    string | null
  >`(SELECT max(v.opened_at) FROM viewing_room_visits v WHERE v.room_id = ${ofRoom})`,
  visitors: sql<number>`(SELECT count(*)::int FROM viewing_room_visits v WHERE v.room_id = ${ofRoom})`,
  longest: sql<string | null>`(SELECT a.name_of_artwork FROM viewing_room_looks l
    JOIN viewing_room_works w USING (room_id, artwork_id) JOIN artworks a ON a.id = l.artwork_id
    WHERE l.room_id = ${ofRoom} AND a.archived_at IS NULL
    GROUP BY a.id ORDER BY sum(l.seconds) DESC, a.id LIMIT 1)`,
  hasEnded: sql<boolean>`${viewingRooms.closesAt} <= now()`,
};

function rooms(db: Database, where?: SQL) {
  return db
    .select({ room: viewingRooms, ...figures })
    .from(viewingRooms)
    .where(where)
    .orderBy(desc(viewingRooms.createdAt), desc(viewingRooms.id));
}

function roomOf({
  room,
  works,
  opened,
  openedAt,
  visitors,
  longest,
  hasEnded,
}: Awaited<ReturnType<typeof rooms>>[number]): ViewingRoom {
  return {
    _id: room.id,
    title: room.title,
    recipient: room.recipient,
    closes_at: room.closesAt.toISOString(),
    has_ended: hasEnded,
    works,
    link: room.token && room.sharedAt ? { token: room.token, since: room.sharedAt.toISOString() } : null,
    opened,
    opened_at: openedAt && new Date(openedAt).toISOString(),
    visitors,
    longest,
    version: room.version,
  };
}
