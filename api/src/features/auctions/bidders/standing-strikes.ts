import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { strikes } from './bidder.table';

/** Counts a user's strikes that staff have not lifted. */
export function standingStrikes(db: Database, userId: string | SQL) {
  return db
    .select({ count: sql`count(*)`.mapWith(Number) })
    .from(strikes)
    .where(and(eq(strikes.userId, userId), isNull(strikes.liftedAt)));
}
