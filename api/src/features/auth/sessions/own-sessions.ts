import { maxSessions, type OwnSession } from '@gallery/shared/contract/account/account';
import { idPattern } from '@gallery/shared/domain/id';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import type { Session } from '../../../http/authentication';
import { users } from '../../users/user.table';
import { sessions } from '../auth.table';
import { isWithin, type SessionLifetimes } from './session-lifetimes';

/** Returns the sessions of an account that have not ended: `current` first, then by the last use. */
export async function listSessions(
  db: Database,
  lifetimes: SessionLifetimes,
  { id: current, user }: Session,
): Promise<OwnSession[]> {
  const rows = await db
    .select({ session: sessions })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(and(eq(sessions.userId, user._id), sql`${sessions.endsAt} > now()`, isWithin(lifetimes)))
    .orderBy(desc(eq(sessions.id, current)), desc(sessions.usedAt), sessions.id)
    .limit(maxSessions);
  return rows.map(({ session }) => ({
    _id: session.id,
    device: session.device,
    network: session.network,
    started_at: session.createdAt.toISOString(),
    used_at: session.usedAt.toISOString(),
    current: session.id === current,
  }));
}

/** Throws a 404 for a session that is not the account's, or that has ended. */
export async function endOwnSession(db: Database, userId: string, id: string): Promise<void> {
  const isOwn = and(eq(sessions.id, id), eq(sessions.userId, userId));
  const [ended] = idPattern.test(id) ? await db.delete(sessions).where(isOwn).returning() : [];
  if (!ended) throw new HttpError(404, 'This device is logged out already.');
}
