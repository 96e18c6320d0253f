import { maxLabelNote, roomLimits } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime, versionColumn } from '../../db/columns';
import { artworks } from '../artworks/artwork.table';

const limit = (of: keyof typeof roomLimits) => sql.raw(String(roomLimits[of]));

/** Whoever knows the token may see the room. It is stored readable, because staff copy the link again and again. */
export const viewingRooms = pgTable(
  'viewing_rooms',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    recipient: text().notNull(),
    note: text().notNull(),
    showPrices: boolean('show_prices').notNull(),
    closesAt: dateTime('closes_at').notNull(),
    token: text().unique('viewing_rooms_token'),
    sharedAt: dateTime('shared_at'),
    turnedOffAt: dateTime('turned_off_at'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (table) => [
    check(
      'viewing_rooms_lengths',
      sql`char_length(${table.title}) BETWEEN 1 AND ${limit('title')}
        AND char_length(${table.recipient}) <= ${limit('recipient')} AND char_length(${table.note}) <= ${limit('note')}`,
    ),
    check('viewing_rooms_link', sql`(${table.token} IS NULL) = (${table.sharedAt} IS NULL)`),
  ],
);

const workOfRoom = () => ({
  roomId: uuid('room_id')
    .notNull()
    .references(() => viewingRooms.id, { onDelete: 'cascade' }),
  artworkId: uuid('artwork_id')
    .notNull()
    .references(() => artworks.id, { onDelete: 'cascade' }),
});

/** The positions keep a room from having more works than its limit. */
export const viewingRoomWorks = pgTable(
  'viewing_room_works',
  {
    ...workOfRoom(),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.artworkId] }),
    index('viewing_room_works_by_artwork').on(table.artworkId),
    unique('viewing_room_works_position').on(table.roomId, table.position),
    check('viewing_room_works_limit', sql`${table.position} >= 0 AND ${table.position} < ${limit('works')}`),
  ],
);

/**
 * A work without a row has no note, and shows its price. Not among the columns of `viewingRoomWorks`, because processes
 * of the release before delete those rows with every change of a room, and a hidden price would show again.
 */
export const viewingRoomLabels = pgTable(
  'viewing_room_labels',
  {
    ...workOfRoom(),
    note: text().notNull(),
    showPrice: boolean('show_price').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.artworkId] }),
    index('viewing_room_labels_by_artwork').on(table.artworkId),
    check(
      'viewing_room_labels_note',
      sql`char_length(${table.note}) <= ${sql.raw(String(maxLabelNote))} AND ${table.note} = btrim(${table.note})
        AND ${table.note} !~ '[\\u0001-\\u001F\\u007F-\\u009F]'`,
    ),
  ],
);

/** A visitor is a random id that a browser forgets with its tab. */
export const viewingRoomVisits = pgTable(
  'viewing_room_visits',
  {
    roomId: uuid('room_id')
      .notNull()
      .references(() => viewingRooms.id, { onDelete: 'cascade' }),
    visitor: uuid().notNull(),
    opened: integer().notNull(),
    openedAt: dateTime('opened_at').notNull(),
    seenAt: dateTime('seen_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.roomId, table.visitor] })],
);

/** For how many seconds a visitor had a work before the eyes. */
export const viewingRoomLooks = pgTable(
  'viewing_room_looks',
  {
    roomId: uuid('room_id').notNull(),
    visitor: uuid().notNull(),
    artworkId: uuid('artwork_id')
      .notNull()
      .references(() => artworks.id, { onDelete: 'cascade' }),
    seconds: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.roomId, table.visitor, table.artworkId] }),
    index('viewing_room_looks_by_artwork').on(table.artworkId),
    foreignKey({
      name: 'viewing_room_looks_visit',
      columns: [table.roomId, table.visitor],
      foreignColumns: [viewingRoomVisits.roomId, viewingRoomVisits.visitor],
    }).onDelete('cascade'),
    check('viewing_room_looks_seconds', sql`${table.seconds} BETWEEN 1 AND ${limit('seconds')}`),
  ],
);
