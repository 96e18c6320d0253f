import { randomUUID } from 'node:crypto';
import { and, eq, gt, lt, ne, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { preparedOnce } from '../../../db/statements';
import type { Session } from '../../../http/authentication';
import { userOf, users } from '../../users/user.table';
import { sessions } from '../auth.table';
import type { SessionClaims, SessionTokens } from './session-token';

const inTwelveHours = sql`now() + interval '12 hours'`;

export async function startSession(tx: Database, userId: string): Promise<SessionClaims> {
  const [session] = await tx
    .insert(sessions)
    .values({ id: randomUUID(), userId, endsAt: inTwelveHours })
    .returning();
  if (!session) throw new Error('The session was not written.');
  return { ...session, startsAt: session.createdAt };
}

/** Returns the session of a token with the present account, or `null` when the token is not valid. */
export async function readSession(
  db: Database,
  tokens: SessionTokens,
  token: string,
): Promise<Session | null> {
  const claims = await tokens.read(token);
  if (!claims) return null;
  const { id, userId, endsAt } = claims;
  const [row] = await sessionWithUser(db).execute({ id, userId, endsAt: endsAt.toISOString() });
  return row ? { id: claims.id, endsAt: row.endsAt, readAt: row.readAt, user: userOf(row.user) } : null;
}

const sessionWithUser = preparedOnce((db) =>
  db
    .select({ endsAt: sessions.endsAt, readAt: sql`now()`.mapWith(sessions.endsAt), user: users })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('id')),
        eq(users.id, sql.placeholder('userId')),
        gt(sessions.endsAt, sql`now()`),
        gt(sql`${sql.placeholder('endsAt')}::timestamptz`, sql`now()`),
      ),
    )
    .prepare('read_session'),
);

export async function endSession(db: Database, id: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.id, id));
}

export async function endSessionsOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Logs a user out everywhere but in the session `kept`. */
export async function endOtherSessionsOf(tx: Database, userId: string, kept: string): Promise<void> {
  await tx.delete(sessions).where(and(eq(sessions.userId, userId), ne(sessions.id, kept)));
}

export async function deleteExpiredSessions(db: Database): Promise<void> {
  await db.delete(sessions).where(lt(sessions.endsAt, sql`now()`));
}
