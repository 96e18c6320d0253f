import { and, eq, gt, lt, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { type GuestRow, guestCodes, guestSessions, guests } from './guest.table';
import { guestTokenHashOf, newGuestToken } from './guest-secrets';

const inTwoHours = sql`now() + interval '2 hours'`;

/** Returns a token that only buys. The database stores its hash. */
export async function startGuestSession(
  tx: Database,
  guestId: string,
): Promise<{ token: string; endsAt: Date }> {
  const token = newGuestToken();
  const [session] = await tx
    .insert(guestSessions)
    .values({ tokenHash: guestTokenHashOf(token), guestId, endsAt: inTwoHours })
    .returning();
  if (!session) throw new Error('The session was not written.');
  return { token, endsAt: session.endsAt };
}

/** Returns the guest of a valid token, or `null`. */
export async function readGuest(db: Database, token: string): Promise<GuestRow | null> {
  const [row] = await db
    .select({ guest: guests })
    .from(guestSessions)
    .innerJoin(guests, eq(guests.id, guestSessions.guestId))
    .where(and(eq(guestSessions.tokenHash, guestTokenHashOf(token)), gt(guestSessions.endsAt, sql`now()`)));
  return row?.guest ?? null;
}

export async function endGuestSessionsOf(tx: Database, guestId: string): Promise<void> {
  await tx.delete(guestSessions).where(eq(guestSessions.guestId, guestId));
}

/** Deletes expired codes and tokens, and guests without either an order or a token. */
export async function deleteExpiredGuests(db: Database): Promise<void> {
  await db.delete(guestCodes).where(lt(guestCodes.endsAt, sql`now()`));
  await db.delete(guestSessions).where(lt(guestSessions.endsAt, sql`now()`));
  const itsSession = db.select().from(guestSessions).where(eq(guestSessions.guestId, guests.id));
  await db
    .delete(guests)
    .where(
      and(
        notExists(itsSession),
        sql`NOT EXISTS (SELECT FROM orders WHERE orders.guest_id = ${guests.id})`,
        lt(guests.createdAt, sql`now() - interval '1 day'`),
      ),
    );
}
