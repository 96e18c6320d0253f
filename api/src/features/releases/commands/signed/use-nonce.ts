import { lt, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { releaseNonces } from '../../registry/registry.table';

/** In milliseconds, before and after the database's time. */
const maxAge = 5 * 60_000;

/**
 * Throws a 403 for a command whose time is too far from the database's clock, and a 409 for a repeated one. Runs
 * outside the command's transaction, so that nobody else can try a refused command again.
 */
export async function useNonce(db: Database, { at, nonce }: { at: string; nonce: string }): Promise<void> {
  const [clock] = await db
    .select({ now: sql`now()`.mapWith(releaseNonces.usedAt) })
    .from(sql`(SELECT 1) AS one`);
  const age = Math.abs((clock?.now ?? new Date(0)).getTime() - Date.parse(at));
  // An invalid date yields NaN, which this comparison refuses.
  if (!(age <= maxAge))
    throw new HttpError(403, 'The command is not from the last five minutes. Is the clock right?');
  const used = await db.insert(releaseNonces).values({ nonce }).onConflictDoNothing().returning();
  if (used.length === 0) throw new HttpError(409, 'This command was sent before.');
}

/** Deletes nonces long after their commands have expired. */
export async function deleteOldNonces(db: Database): Promise<void> {
  await db.delete(releaseNonces).where(lt(releaseNonces.usedAt, sql`now() - interval '1 day'`));
}
