import { networkOf } from '@gallery/shared/domain/network';
import { lt, or, sql } from 'drizzle-orm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../../db/client';
import { preparedOnce } from '../../db/statements';
import { HttpError } from '../answers/http-error';
import { logRepeatable } from '../security-log';
import { rateLimits } from './rate-limit.table';

type RateLimitKey = (request: FastifyRequest) => string | null;

export const byAddress: RateLimitKey = (request) => networkOf(request.ip);

/** Counts over all API processes. As an `onRequest` hook, it refuses before Fastify reads the body. */
export function limitRate(db: Database, name: string, rate: Rate, keyOf: RateLimitKey = byAddress) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const key = keyOf(request);
    if (key === null) return;
    const seconds = await consumeRate(db, `${name} ${key}`, rate);
    if (seconds !== null) throw tooManyRequests(reply, seconds);
  };
}

export function tooManyRequests(reply: FastifyReply, seconds: number): HttpError {
  logRepeatable(reply.request, 'a limit was reached');
  reply.header('retry-after', seconds);
  return new HttpError(429, `Too many requests. Please try again in ${durationOf(seconds)}.`);
}

export async function deleteExpiredRateLimits(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.endsAt, sql`now()`));
}

/** Returns the seconds until the limit allows another request, or `null`. */
export async function consumeRate(db: Database, key: string, { max, seconds }: Rate): Promise<number | null> {
  const [row] = await consumption(db).execute({ key, max, seconds });
  return row?.wait ?? null;
}

const consumption = preparedOnce((db) => {
  const [key, max, seconds] = [sql.placeholder('key'), sql.placeholder('max'), sql.placeholder('seconds')];
  const isOver = lt(rateLimits.endsAt, sql`now()`);
  const end = sql`now() + make_interval(secs => ${seconds})`;
  const consumed = db
    .insert(rateLimits)
    .values({ key, used: 1, endsAt: end })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        used: sql`CASE WHEN ${isOver} THEN 1 ELSE ${rateLimits.used} + 1 END`,
        endsAt: sql`CASE WHEN ${isOver} THEN ${end} ELSE ${rateLimits.endsAt} END`,
      },
      setWhere: or(isOver, lt(rateLimits.used, max)),
    })
    .returning({ key: rateLimits.key });
  const wait = sql`(SELECT ceil(extract(epoch FROM ends_at - now()))::int FROM rate_limits WHERE key = ${key})`;
  // A statement does not see a window that a concurrent request began; the wait is then one second.
  return db
    .with(db.$with('consumed').as(consumed))
    .select({
      wait: sql<number | null>`CASE WHEN NOT EXISTS (SELECT FROM consumed) THEN greatest(${wait}, 1) END`,
    })
    .from(sql`(SELECT 1) AS one`)
    .prepare('consume_rate');
});

/** Formats a text such as `12 minutes`, in whole hours above one hour. Rounds up. */
export function durationOf(seconds: number): string {
  if (seconds <= 60) return 'a minute';
  return seconds > 3_600 ? `${Math.ceil(seconds / 3_600)} hours` : `${Math.ceil(seconds / 60)} minutes`;
}

export type Rate = Readonly<{ max: number; seconds: number }>;

const secondsIn = { second: 1, minute: 60, hour: 3_600, day: 86_400 };
export const ratePattern = /^([1-9]\d{0,8})\/([1-9]\d{0,3})?(second|minute|hour|day)s?$/;

/** Parses a rate such as `10/hour` or `10/15minutes`. Throws for anything else. */
export function parseRate(text: string): Rate {
  const [, max, units = '1', unit] = ratePattern.exec(text) ?? [];
  if (!unit) throw new Error(`'${text}' is not a rate.`);
  return { max: Number(max), seconds: Number(units) * secondsIn[unit as keyof typeof secondsIn] };
}
