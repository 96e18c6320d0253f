import { sql } from 'drizzle-orm';

/** Matches the hours that began within the last 24. */
export const lastDay = sql`hour > now() - interval '24 hours'`;
