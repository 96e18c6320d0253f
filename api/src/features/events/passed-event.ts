import { getTableColumns, sql } from 'drizzle-orm';
import { events } from './event.table';

/** Hours that an event without an end lasts, also in calendars. */
export const assumedHours = 3;

/** By the database's clock: those of several API machines may differ. */
export const hasPassed = sql<boolean>`(coalesce(${events.endsAt}, ${events.startsAt} + make_interval(hours => ${assumedHours})) <= now())`;

export type EventRow = typeof events.$inferSelect & { passed: boolean };

export const eventColumns = { ...getTableColumns(events), passed: hasPassed };
