import { eq, sql } from 'drizzle-orm';
import type { FastifyReply } from 'fastify';
import type { Database } from '../../db/client';
import { keyedQueue } from '../requests/keyed-queue';
import { logSecurity } from '../security-log';
import { consumeRate, type Rate, tooManyRequests } from './rate-limit';
import { rateLimits } from './rate-limit.table';

type Release = () => void;

const enqueue = keyedQueue();
const undecided = new Map<string, Set<Promise<void>>>();

/** `take` returns the seconds to wait, or `null`. In a full window, an attempt first waits for undecided ones. */
function reservePlace(key: string, take: () => Promise<number | null>): Promise<Release | number> {
  return enqueue(key, async () => {
    for (;;) {
      const seconds = await take();
      if (seconds === null) return hold(key);
      const attempts = undecided.get(key);
      if (!attempts) return seconds;
      await Promise.race(attempts);
    }
  });
}

function hold(key: string): Release {
  const attempts = undecided.get(key) ?? new Set();
  undecided.set(key, attempts);
  let decide = () => {};
  const attempt = new Promise<void>((resolve) => {
    decide = resolve;
  });
  attempts.add(attempt);
  return () => {
    attempts.delete(attempt);
    if (attempts.size === 0) undecided.delete(key);
    decide();
  };
}

/** `account` names it in the log. */
export type FailureLimit = { key: string; rate: Rate; account?: string };

/** Counts `null` as a failure; a success does not count. Throws a 429 at a limit. */
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
    const account = limits.find((limit) => limit.account)?.account;
    if (failed) logSecurity(reply.request, 'a password or code was wrong', { account });
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
