import { eq, lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { HttpError } from '../answers/http-error';
import { addressGroup } from './client-address';
import type { Rate } from './rate';
import { rateLimits } from './rate-limit.table';

/** What a request counts for, such as the visitor's address or the account; one that gives `null` is not limited. */
export type CountedBy = (request: FastifyRequest) => string | null;

export const byAddress: CountedBy = (request) => addressGroup(request.ip);

/**
 * A Fastify hook that lets `rate.most` requests of the same key through in each window, over all API
 * processes, and refuses the others: 429 with `Retry-After` in seconds.
 * Give it to a route as `onRequest`, so that a refused body is not even read; as `preHandler` only where the key
 * stands in the body. Several are all held.
 */
export function limited(db: Database, name: string, rate: Rate, countedBy: CountedBy = byAddress) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = countedBy(request);
    if (counted === null) return;
    const wait = await take(db, `${name} ${counted}`, rate);
    if (wait !== null) throw tooMany(reply, wait);
  };
}

/** The refusal of a request that has to wait; it sets `Retry-After`. */
export function tooMany(reply: FastifyReply, seconds: number): HttpError {
  reply.header('retry-after', seconds);
  return new HttpError(429, `Too many requests. Please try again in ${durationOf(seconds)}.`);
}

/** Forgets the windows that have ended. */
export async function sweepRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
}

/** Counts one more (`null`), or answers the seconds until there is room again. A full window is only read. */
export async function take(db: Database, key: string, { most, seconds }: Rate): Promise<number | null> {
  const isOver = lt(rateLimits.endsAt, sql`now()`);
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const taken = await db
    .insert(rateLimits)
    .values({ key, used: 1, endsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.used} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${end} ELSE ${rateLimits.endsAt} END`,
      },
      setWhere: or(isOver, lt(rateLimits.used, most)),
    })
    .returning({ key: rateLimits.key });
  return taken.length > 0 ? null : secondsUntilFree(db, key);
}

async function secondsUntilFree(db: Database, key: string): Promise<number> {
  const seconds = sql<number>`ceil(extract(epoch from ${rateLimits.endsAt} - now()))::int`;
  const [window] = await db.select({ seconds }).from(rateLimits).where(eq(rateLimits.key, key));
  return Math.max(1, window?.seconds ?? 1);
}

function durationOf(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  return seconds > 3_600 ? 'some hours' : `${Math.ceil(seconds / 60)} minutes`;
}
