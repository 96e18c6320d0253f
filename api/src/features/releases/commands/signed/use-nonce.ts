import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { releaseNonces } from '../release-nonce.table';

/** Milliseconds; the same before and after. */
const maxAge = 5 * 60_000;

/**
 * Throws a 403 for a command of another time by the database's clock, and a 409 for one that was sent before.
 * Not in the transaction of the command: one that was refused cannot be tried again by somebody else.
 */
export async function useNonce(db: Database, { at, nonce }: { at: string; nonce: string }): Promise<void> {
  const [clock] = await db
    .select({ now: sql`now()`.mapWith(releaseNonces.usedAt) })
    .from(sql`(SELECT 1) AS one`);
  const age = Math.abs((clock?.now ?? new Date(0)).getTime() - Date.parse(at));
  // Not a number for a date that is none.
  if (!(age <= maxAge))
    throw new HttpError(403, 'The command is not of these five minutes. Is the clock right?');
  const used = await db.insert(releaseNonces).values({ nonce }).onConflictDoNothing().returning();
  if (used.length === 0) throw new HttpError(409, 'This command was sent before.');
}

/** Long after their commands have become too old. */
export async function deleteOldNonces(db: Database): Promise<void> {
  await db.delete(releaseNonces).where(lt(releaseNonces.usedAt, sql`now() - interval '1 day'`));
}
