import { randomUUID } from 'node:crypto';
import { and, eq, gt, inArray, lt, ne, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../../db/client';
import { preparedOnce } from '../../../db/statements';
import { readAnySession, type Session } from '../../../http/authentication';
import { userOf, users } from '../../users/user.table';
import { sessions } from '../auth.table';
import { authenticators } from '../second-step.table';
import { stopWaitingOf } from '../waiting-log-in';
import { isWithin, placeholders, type SessionLifetimes, secondsOf } from './session-lifetimes';
import type { SessionOrigin } from './session-origin';
import type { SessionClaims, SessionTokens } from './session-token';

type NewSession = { userId: string; totalSeconds: number; origin: SessionOrigin };

export async function startSession(
  tx: Database,
  { userId, totalSeconds, origin }: NewSession,
): Promise<SessionClaims> {
  const endsAt = sql`now() + make_interval(secs => ${totalSeconds})`;
  const [session] = await tx
    .insert(sessions)
    .values({ id: randomUUID(), userId, endsAt, ...origin })
    .returning();
  if (!session) throw new Error('The session was not written.');
  return { ...session, startsAt: session.createdAt };
}

type SessionReader = { db: Database; tokens: SessionTokens; lifetimes: SessionLifetimes };

/** Returns `null` for an invalid token. `isUse` delays the idle end, with at most one write a minute. */
export async function readSession(
  { db, tokens, lifetimes }: SessionReader,
  token: string,
  isUse = true,
): Promise<Session | null> {
  const claims = await tokens.read(token);
  if (!claims) return null;
  const { id, userId, endsAt } = claims;
  const known = { id, userId, endsAt: endsAt.toISOString(), ...secondsOf(lifetimes) };
  const [row] = await sessionWithUser(db).execute(known);
  if (!row) return null;
  // A database that refuses writes still lets people read.
  if (isUse && row.isUseOld) await use(db).execute({ id }).catch(ignore);
  if (isUse && row.user.role === 'admin') await noteUse(db, row).catch(ignore);
  const { hasSecondStep: has, readAt } = row;
  return { id: claims.id, endsAt: row.endsAt, readAt, user: userOf(row.user), hasSecondStep: has };
}

const isUseOld = sql<boolean>`${sessions.usedAt} < now() - interval '1 minute'`;
const hasSecondStep = sql<boolean>`EXISTS (
  SELECT FROM ${authenticators} WHERE ${authenticators.userId} = ${users.id} AND ${authenticators.confirmedAt} IS NOT NULL)`;
const ignore = () => undefined;

const sessionWithUser = preparedOnce((db) =>
  db
    .select({
      endsAt: sessions.endsAt,
      readAt: sql`now()`.mapWith(sessions.endsAt),
      isUseOld,
      hasSecondStep,
      user: users,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        eq(users.id, sql.placeholder('userId')),
        gt(sessions.endsAt, sql`now()`),
        gt(sql`${sql.placeholder('endsAt')}::timestamptz`, sql`now()`),
        isWithin(placeholders),
      ),
    )
    .prepare('read_session'),
);

/** Of calls at once, one writes. */
const use = preparedOnce((db) =>
  db
    .update(sessions)
    .set({ usedAt: sql`now()` })
    .where(and(eq(sessions.id, sql.placeholder('id')), isUseOld))
    .prepare('use_session'),
);

type Use = { readAt: Date; user: typeof users.$inferSelect };

/** Notes an administrator's use also after the session. Writes at most once a minute, and never waits for a locked account. */
async function noteUse(db: Database, { readAt, user }: Use): Promise<void> {
  if (user.staffUsedAt && readAt.getTime() - user.staffUsedAt.getTime() < 60_000) return;
  const free = db.select({ id: users.id }).from(users).where(eq(users.id, user.id));
  await db
    .update(users)
    .set({ staffUsedAt: sql`now()` })
    .where(inArray(users.id, free.for('no key update', { skipLocked: true })));
}

export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

/** Ends log-ins in progress too, before the sessions that they may become. */
export async function endSessionsOf(tx: Database, userId: string): Promise<void> {
  await stopWaitingOf(tx, userId);
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Logs a user out everywhere but in the session `kept`. */
export async function endOtherSessionsOf(tx: Database, userId: string, kept: string): Promise<void> {
  await stopWaitingOf(tx, userId);
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, sql`now()`));
}

/** Ends the session whose token a successful log-in carries, because the new session replaces it. */
export async function endReplacedSession(db: Database, request: FastifyRequest): Promise<void> {
  const session = await readAnySession(request);
  if (session) await endSession(db, session.id);
}
