import { eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Database } from '../db/client';
import type { Rate } from './rate';
import { take, tooMany } from './rate-limit';
import { rateLimits } from './rate-limit.table';

export type FailureLimit = { key: string; rate: Rate };

/**
 * Runs `attempt` and counts it for every limit when it fails (`null`); a success does not count. Throws a 429 when a
 * limit is reached. A place is taken before and given back after, so that attempts made at once keep the limit too.
 */
export async function limitingFailures<Result>(
  db: Database,
  reply: FastifyReply,
  limits: FailureLimit[],
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const taken: string[] = [];
  let failed = false;
  try {
    for (const { key, rate } of limits) {
      const wait = await take(db, key, rate);
      if (wait !== null) throw tooMany(reply, wait);
      taken.push(key);
    }
    const result = await attempt();
    failed = result === null;
    return result;
  } finally {
    if (!failed) for (const key of taken) await giveBack(db, key);
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
