import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { isUniqueViolation } from '../../db/database-errors';
import { FieldError, type HttpError } from '../../http/answers/http-error';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { bookings } from '../events/event.table';
import { moveFollows } from '../following/by-email/move-follows';
import { attachGuestOrders } from '../orders/guests/attach-guest-orders';
import { recoveries } from '../recovery/recovery.table';
import { recipientOf } from '../recovery/recovery-emails';
import { users } from '../users/user.table';
import type { Account } from './check-password';
import { addressChangedEmail } from './credential-emails';
import { emailChanges } from './email-change.table';
import type { EmailChangeDeps } from './request-email-change';

/** Gives the account the confirmed address. Throws a 422 for an invalid token, and a 409 if another account has the address meanwhile. */
export async function confirmEmailChange(
  { db, outbox, tokens }: EmailChangeDeps,
  token: string,
): Promise<Account> {
  const id = tokens.read(token);
  if (!id) throw badLink();
  try {
    return await db.transaction(async (tx) => {
      const { before, after } = await moveAddress(tx, id);
      // Codes that went to the old address no longer open the account.
      await tx.delete(recoveries).where(eq(recoveries.userId, after.id));
      await outbox.write(tx, { to: recipientOf(before), content: addressChangedEmail(after.email) });
      return after;
    });
  } catch (error) {
    throw isUniqueViolation(error) ? new FieldError(409, 'email', taken) : error;
  }
}

/** Locks the account first, as a change of the password does. */
async function moveAddress(tx: Database, id: string): Promise<{ before: Account; after: Account }> {
  const isGood = and(eq(emailChanges.id, id), gt(emailChanges.endsAt, sql`now()`));
  const [waiting] = await tx.select().from(emailChanges).where(isGood);
  if (!waiting) throw badLink();
  const ofAccount = eq(users.id, waiting.userId);
  const [before] = await tx.select().from(users).where(ofAccount).for('update');
  const [spent] = await tx.delete(emailChanges).where(isGood).returning();
  if (!before || !spent) throw badLink();
  await attachToAccount(tx, before);
  const [after] = await tx
    .update(users)
    .set({ email: spent.email, emailConfirmedAt: sql`now()` })
    .where(ofAccount)
    .returning();
  if (!after) throw badLink();
  return { before, after };
}

function badLink(): HttpError {
  const message = 'This link has been used or is too old. Ask for a new one on your profile.';
  return new FieldError(422, 'token', message);
}

const taken =
  'Another account has this email address now. Choose another address, or log in to that account.';

/** Attaches the bookings, enquiries, messages, guest orders, and follows of the confirmed address to the account, before the address changes. */
async function attachToAccount(tx: Database, account: Account): Promise<void> {
  const { id: userId, email, emailConfirmedAt } = account;
  if (!emailConfirmedAt) return;
  await attachGuestOrders(tx, account);
  await moveFollows(tx, account);
  for (const table of [bookings, enquiries, contactMessages]) {
    const isOwned = and(isNull(table.userId), eq(sql`lower(${table.email})`, email.toLowerCase()));
    await tx.update(table).set({ userId }).where(isOwned);
  }
}
