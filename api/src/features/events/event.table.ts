import { eventLabels } from '@gallery/shared/contract/programme/event-labels';
import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { createdAt, version } from '../../db/columns';
import { pictures } from '../media/picture.table';

/** `placesTaken` counts the places of confirmed bookings; a check enforces the capacity. */
export const events = pgTable(
  'events',
  {
    id: uuid().primaryKey(),
    title: text().notNull(),
    summary: text().notNull(),
    place: text().notNull(),
    startsAt: timestamp('starts_at', { precision: 3, withTimezone: true }).notNull(),
    endsAt: timestamp('ends_at', { precision: 3, withTimezone: true }),
    current: boolean().notNull().default(false),
    label: text({ enum: eventLabels }).notNull(),
    onLanding: boolean('on_landing').notNull().default(false),
    imgUrl: text('img_url'),
    pictureHash: text('picture_hash').references(() => pictures.hash),
    visualDescription: text('visual_description'),
    capacity: integer().notNull().default(0),
    placesTaken: integer('places_taken').notNull().default(0),
    version: version(),
    createdAt: createdAt(),
  },
  (table) => [
    index('events_by_start').on(table.startsAt, table.id),
    check('events_label', sql`${table.label} IN ('Closed', 'Join Now', 'Book Now')`),
    check('events_times', sql`${table.startsAt} < ${table.endsAt}`),
    check('events_places', sql`${table.placesTaken} BETWEEN 0 AND ${table.capacity}`),
  ],
);

/** `turn` is the order of the waiting list. */
export const bookings = pgTable(
  'bookings',
  {
    id: uuid().primaryKey(),
    eventId: uuid('event_id')
      .notNull()
      .references(() => events.id, { onDelete: 'cascade' }),
    turn: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    name: text().notNull(),
    email: text().notNull(),
    places: integer().notNull(),
    status: text({ enum: ['confirmed', 'waiting', 'canceled'] }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    index('bookings_waiting').on(table.eventId, table.turn).where(sql`${table.status} = 'waiting'`),
    index('bookings_by_event').on(table.eventId, table.createdAt, table.id),
    check('bookings_places', sql`${table.places} BETWEEN 1 AND 10`),
    check('bookings_status', sql`${table.status} IN ('confirmed', 'waiting', 'canceled')`),
  ],
);
