import { eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/client';
import type { Rate } from './rate';
import { take, tooMany } from './rate-limit';
import { rateLimits } from './rate-limit.table';
import { reservePlace } from './reserved-places';

export type FailureLimit = { key: string; rate: Rate };

/**
 * Runs `attempt` and counts it for every limit when it fails (`null`); a success does not count. Throws a 429 when a
 * limit is reached. A place is taken before and given back after, so that attempts made at once keep the limit too; an
 * attempt that finds all places taken waits for those that are not decided yet.
 */
export async function limitingFailures<Result>(
  db: Database,
  reply: FastifyReply,
  limits: FailureLimit[],
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const taken: { key: string; leave: () => void }[] = [];
  let failed = false;
  try {
    for (const { key, rate } of limits) {
      const leave = await reservePlace(key, () => take(db, key, rate));
      if (typeof leave === 'number') throw tooMany(reply, leave);
      taken.push({ key, leave });
    }
    const result = await attempt();
    failed = result === null;
    return result;
  } finally {
    for (const { key, leave } of taken) {
      if (!failed) await giveBack(db, key).catch(() => {});
      leave();
    }
  }
}

/** Opens a limit again, whatever was counted. */
export async function forgetFailures(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

async function giveBack(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ used: sql`greatest(${rateLimits.used} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}
