import { getTableColumns, sql } from 'drizzle-orm';
import { events } from './event.table';

/** Hours that an event lasts whose end is not known; its entry in calendars is as long. */
export const assumedHours = 3;

/** Whether an event has passed. It is read from the database's clock: those of several API machines may differ. */
export const hasPassed = sql<boolean>`(coalesce(${events.endsAt}, ${events.startsAt} + make_interval(hours => ${assumedHours})) <= now())`;

/** An event, and whether it has passed. */
export type EventRow = typeof events.$inferSelect & { passed: boolean };

/** The columns of an event, and whether it has passed. */
export const eventColumns = { ...getTableColumns(events), passed: hasPassed };
