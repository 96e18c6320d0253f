import { getTableColumns, sql } from 'drizzle-orm';
import { events } from './event.table';

/** The assumed length of an event without an end, in hours. Calendars use it too. */
export const assumedHours = 3;

/** Uses the database's clock, because the clocks of API machines may differ. */
export const hasPassed = sql<boolean>`(coalesce(${events.endsAt}, ${events.startsAt} + make_interval(hours => ${assumedHours})) <= now())`;

export type EventRow = typeof events.$inferSelect & { passed: boolean };

export const eventColumns = { ...getTableColumns(events), passed: hasPassed };
