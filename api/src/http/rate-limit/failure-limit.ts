import { eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/client';
import type { Rate } from './rate';
import { consumeRate, tooManyRequests } from './rate-limit';
import { rateLimits } from './rate-limit.table';
import { reservePlace } from './reserved-places';

export type FailureLimit = { key: string; rate: Rate };

/** `null` counts as a failure; a success frees its place again. Throws a 429 at a limit. */
export async function limitFailures<Result>(
  db: Database,
  reply: FastifyReply,
  limits: FailureLimit[],
  attempt: () => Promise<Result | null>,
): Promise<Result | null> {
  const reserved: { key: string; release: () => void }[] = [];
  let failed = false;
  try {
    for (const { key, rate } of limits) {
      const release = await reservePlace(key, () => consumeRate(db, key, rate));
      if (typeof release === 'number') throw tooManyRequests(reply, release);
      reserved.push({ key, release });
    }
    const result = await attempt();
    failed = result === null;
    return result;
  } finally {
    for (const { key, release } of reserved) {
      if (!failed) await refundRate(db, key).catch(() => {});
      release();
    }
  }
}

export async function resetFailures(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

async function refundRate(db: Database, key: string): Promise<void> {
  await db
    .update(rateLimits)
    .set({ used: sql`greatest(${rateLimits.used} - 1, 0)` })
    .where(eq(rateLimits.key, key));
}
