import {
  roomTokenPattern,
  type ShownRoomAnswer,
  type ShownWork,
} from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { newestChange } from '../artworks/availability/availability-stream';
import { type ListedRow, listedArtworkOf } from '../artworks/listed-artwork';
import { worksOfRoom } from './room-works';
import { viewingRooms } from './viewing-room.table';

/** Returns what the link shows. Throws a 404 for an unknown link, one that is turned off, and a room that ended. */
export async function readShownRoom(db: Database, token: string): Promise<ShownRoomAnswer> {
  const room = await openRoom(db, token);
  const stream_position = await newestChange(db);
  const works = await worksOfRoom(db, room.id);
  return {
    token,
    title: room.title,
    recipient: room.recipient,
    note: room.note,
    show_prices: room.showPrices,
    closes_at: room.closesAt.toISOString(),
    artworks: works.map(shownWork),
    stream_position,
  };
}

/** Throws a 404 unless the link leads to a room at present. `lock` keeps the room from being deleted meanwhile. */
export async function openRoom(db: Database, token: string, lock?: 'key share') {
  const isOpen = and(eq(viewingRooms.token, token), sql`${viewingRooms.closesAt} > now()`);
  const found = db.select().from(viewingRooms).where(isOpen);
  const [room] = roomTokenPattern.test(token) ? await (lock ? found.for(lock) : found) : [];
  if (!room) throw new HttpError(404, 'This viewing room is closed.');
  return room;
}

type RoomRow = ListedRow & Pick<Awaited<ReturnType<typeof worksOfRoom>>[number], 'facts' | 'label'>;

/** A work in an auction shows its lot and no price. */
export function shownWork(row: RoomRow): ShownWork {
  const { note, showPrice: show_price } = row.label;
  const { materials } = row.facts;
  const work = { ...listedArtworkOf(row), materials, note, show_price };
  if (work.lot) return { ...work, price: null, lot: { ...work.lot, price: undefined } };
  return showsPrice(row) ? work : { ...work, price: null };
}

/** A room without prices shows none at all, and one with prices may hide single ones. */
export function showsPrice({ label }: RoomRow): boolean {
  return label.roomShowsPrices && label.showPrice;
}
