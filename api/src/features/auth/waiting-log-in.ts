import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { waitingLogIns } from './second-step.table';

const maxTries = 5;

export async function startWaiting(tx: Database, userId: string): Promise<string> {
  const ticket = randomBytes(32).toString('base64url');
  const endsAt = sql`now() + interval '10 minutes'`;
  await tx.insert(waitingLogIns).values({ id: randomUUID(), ticketHash: hashOf(ticket), userId, endsAt });
  return ticket;
}

export type WaitingLogIn = { id: string; userId: string };

/** Returns the log-in of a ticket, or `null` if it has ended or had five codes. */
export async function findWaiting(db: Database, ticket: string): Promise<WaitingLogIn | null> {
  const [found] = await db
    .select()
    .from(waitingLogIns)
    .where(and(eq(waitingLogIns.ticketHash, hashOf(ticket)), isOpen));
  return found ?? null;
}

/** Counts a try before the code is checked. Returns `false` after five, also for tries at once. */
export async function countTry(db: Database, { id }: WaitingLogIn): Promise<boolean> {
  const counted = await db
    .update(waitingLogIns)
    .set({ tries: sql`${waitingLogIns.tries} + 1` })
    .where(and(eq(waitingLogIns.id, id), isOpen))
    .returning({ id: waitingLogIns.id });
  return counted.length > 0;
}

const isOpen = and(lt(waitingLogIns.tries, maxTries), gt(waitingLogIns.endsAt, sql`now()`));

/** Returns `false` when another request was faster, or a new password ended the log-in. */
export async function stopWaiting(tx: Database, { id }: WaitingLogIn): Promise<boolean> {
  return (await tx.delete(waitingLogIns).where(eq(waitingLogIns.id, id)).returning()).length > 0;
}

export async function stopWaitingOf(tx: Database, userId: string): Promise<void> {
  await tx.delete(waitingLogIns).where(eq(waitingLogIns.userId, userId));
}

export async function deleteEndedLogIns(db: Database): Promise<void> {
  await db.delete(waitingLogIns).where(lt(waitingLogIns.endsAt, sql`now()`));
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('base64url');
}
