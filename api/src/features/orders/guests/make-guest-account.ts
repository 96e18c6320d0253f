import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { HttpError } from '../../../http/answers/http-error';
import type { RegisterDeps, SignedIn } from '../../auth/accounts/register';
import { hashPassword } from '../../auth/password';
import { refuseWeakPassword } from '../../auth/passwords/refuse-weak-password';
import type { SessionOrigin } from '../../auth/sessions/session-origin';
import { startSession } from '../../auth/sessions/sessions';
import { moveFollows } from '../../following/by-email/move-follows';
import type { GuestRow } from '../../guests/guest.table';
import { userOf, users } from '../../users/user.table';

import { attachGuestOrders } from './attach-guest-orders';

/** Makes an account with the confirmed address and the orders of a guest. Throws a 409 when the address has one. */
export async function makeGuestAccount(
  { db, tokens, lifetimes, onRegistered }: RegisterDeps,
  { firstname, lastname, email, mobile }: GuestRow,
  { password, origin }: { password: string; origin: SessionOrigin },
): Promise<SignedIn> {
  refuseWeakPassword(password, { firstname, lastname, email });
  const passwordHash = await hashPassword(password);
  const { user, session } = await db.transaction(async (tx) => {
    const person = { firstname, lastname, email, mobile };
    const account = { ...person, id: randomUUID(), passwordHash, emailConfirmedAt: sql`now()` };
    const [added] = await tx.insert(users).values(account).onConflictDoNothing().returning();
    if (!added) throw new HttpError(409, takenMessage);
    await attachGuestOrders(tx, added);
    await moveFollows(tx, added);
    await onRegistered(tx, added);
    const { totalSeconds } = lifetimes[added.role];
    const session = await startSession(tx, { userId: added.id, totalSeconds, origin });
    return { user: userOf(added), session };
  });
  return { token: await tokens.sign(session), user };
}

const takenMessage =
  'There is already an account with this email address. Choose a new password for it with “Forgot password?” and log in: then this order is among yours.';
