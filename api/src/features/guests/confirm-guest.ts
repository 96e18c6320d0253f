import { randomUUID } from 'node:crypto';
import type { Guest } from '@gallery/shared/contract/guests/guest';
import type { ConfirmGuestInput } from '@gallery/shared/contract/guests/guest-input.schema';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { type GuestRow, guestCodes, guests } from './guest.table';
import { guestCodeHashesOf } from './guest-secrets';
import { startGuestSession } from './guest-sessions';

const maxTries = 5;

export type ConfirmedGuest = { guest: GuestRow; token: string; endsAt: Date };

/** Exchanges a code for a guest with a token, once, or returns `null`. A known address gets the new name and number. */
export async function confirmGuest(
  db: Database,
  secrets: readonly string[],
  { code, request, email, ...person }: ConfirmGuestInput,
): Promise<ConfirmedGuest | null> {
  const address = email.toLowerCase();
  const isOpen = and(
    eq(guestCodes.id, request),
    eq(guestCodes.email, address),
    lt(guestCodes.tries, maxTries),
    gt(guestCodes.endsAt, sql`now()`),
  );
  const [tried] = await db
    .update(guestCodes)
    .set({ tries: sql`${guestCodes.tries} + 1` })
    .where(isOpen)
    .returning();
  if (!tried || !guestCodeHashesOf(secrets, tried.id, code).includes(tried.codeHash)) return null;
  return db.transaction(async (tx) => {
    const spent = await tx.delete(guestCodes).where(eq(guestCodes.id, tried.id)).returning();
    if (spent.length === 0) return null;
    const [guest] = await tx
      .insert(guests)
      .values({ id: randomUUID(), email: address, ...person })
      .onConflictDoUpdate({ target: guests.email, set: person })
      .returning();
    if (!guest) throw new Error('The guest was not saved.');
    return { guest, ...(await startGuestSession(tx, guest.id)) };
  });
}

export function guestOf({ id, firstname, lastname, email, mobile }: GuestRow): Guest {
  return { _id: id, firstname, lastname, email, mobile };
}
