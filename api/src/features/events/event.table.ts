import { eventKinds, eventLabels } from '@gallery/shared/contract/programme/event';
import { getTableColumns, sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, dateTime, versionColumn } from '../../db/columns';
import { pictures } from '../media/picture.table';
import { users } from '../users/user.table';

/** `placesTaken` counts confirmed bookings of the whole event. A check enforces the capacity. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    place: text().notNull(),
    startsAt: timestamp('starts_at', { precision: 3, withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { precision: 3, withTimezone: true }),
    kind: text({ enum: eventKinds }).notNull().default('Event'),
    openingHours: text('opening_hours'),
    current: boolean().notNull().default(false),
    label: text({ enum: eventLabels }).notNull(),
    onLanding: boolean('on_landing').notNull().default(false),
    imgUrl: text('img_url'),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    visualDescription: text('visual_description'),
    capacity: integer().notNull().default(0),
    placesTaken: integer('places_taken').notNull().default(0),
    version: versionColumn(),
    createdAt: createdAt(),
  },
  (table) => [
    index('events_by_start').on(table.startsAt, table.id),
    check('events_label', sql`${table.label} IN ('Closed', 'Join Now', 'Book Now')`),
    check('events_kind', sql`${table.kind} IN ('Exhibition', 'Talk', 'Workshop', 'Evening', 'Event')`),
    check('events_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('events_places', sql`${table.placesTaken} BETWEEN 0 AND ${table.capacity}`),
  ],
);

/** A day of an event with opening hours, written with its first booking. `capacity` repeats the event's; a check enforces it. */
export const eventSessions = pgTable(
  'event_sessions',
  {
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    startsAt: dateTime('starts_at').notNull(),
    endsAt: dateTime('ends_at').notNull(),
    capacity: integer().notNull(),
    placesTaken: integer('places_taken').notNull().default(0),
  },
  (table) => [
    primaryKey({ name: 'event_sessions_pkey', columns: [table.eventId, table.startsAt] }),
    check('event_sessions_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('event_sessions_places', sql`${table.placesTaken} BETWEEN 0 AND ${table.capacity}`),
  ],
);

/** `turn` orders the waiting list. `session` is the start of the booked day, or `null` for the whole event. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    session: dateTime('session'),
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    name: text().notNull(),
    email: text().notNull(),
    places: integer().notNull(),
    status: text({ enum: ['confirmed', 'waiting', 'canceled'] }).notNull(),
    /** The content of the guest's QR code. */
    ticket: uuid().notNull().unique('bookings_ticket').defaultRandom(),
    /** The same for the keyboard, such as T4K-92Q. It is unique within the event. */
    code: text().notNull().default(sql`door_code()`),
    /** The places whose guests came in. */
    arrived: integer().notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [
    index('bookings_waiting').on(table.eventId, table.turn).where(sql`${table.status} = 'waiting'`),
    index('bookings_by_user').on(table.userId),
    index('bookings_by_email').on(sql`lower(${table.email})`),
    index('bookings_by_event').on(table.eventId, table.createdAt, table.id),
    foreignKey({
      name: 'bookings_session',
      columns: [table.eventId, table.session],
      foreignColumns: [eventSessions.eventId, eventSessions.startsAt],
    }).onDelete('cascade'),
    uniqueIndex('bookings_code').on(table.eventId, table.code),
    check('bookings_arrived', sql`${table.arrived} BETWEEN 0 AND ${table.places}`),
    check('bookings_places', sql`${table.places} BETWEEN 1 AND 10`),
    check('bookings_status', sql`${table.status} IN ('confirmed', 'waiting', 'canceled')`),
  ],
);

/** The assumed length of an event without an end, in hours. Calendars use it too. */
export const assumedHours = 3;

/** Uses the database's clock, because the clocks of API machines may differ. */
export const hasPassed = sql<boolean>`(coalesce(${events.endsAt}, ${events.startsAt} + make_interval(hours => ${assumedHours})) <= now())`;

export type EventRow = typeof events.$inferSelect & { passed: boolean };

export const eventColumns = { ...getTableColumns(events), passed: hasPassed };
