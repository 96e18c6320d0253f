import type { ResetPasswordInput } from '@gallery/shared/contract/account/user-input.schema';
import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { FieldError, type HttpError } from '../../http/answers/http-error';
import { hashPassword } from '../auth/password';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password';
import { endSessionsOf } from '../auth/sessions/sessions';
import type { Outbox } from '../mail/outbox';
import { users } from '../users/user.table';
import { recoveries } from './recovery.table';
import { passwordChangedEmail, recipientOf } from './recovery-emails';
import { ticketHashOf } from './recovery-secrets';

/** Sets the password, confirms the address, ends all sessions of the account, and returns its email address. Throws a 422 for an invalid ticket or a weak password. */
export async function resetPassword(
  db: Database,
  outbox: Outbox,
  { ticket, password }: ResetPasswordInput,
): Promise<string> {
  const isGood = and(eq(recoveries.ticketHash, ticketHashOf(ticket)), gt(recoveries.endsAt, sql`now()`));
  const [known] = await db
    .select({ owner: users })
    .from(recoveries)
    .innerJoin(users, eq(users.id, recoveries.userId))
    .where(isGood);
  if (!known) throw badTicket();
  refuseWeakPassword(password, known.owner);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    const [spent] = await tx.delete(recoveries).where(isGood).returning();
    if (!spent?.userId) throw badTicket();
    const [account] = await tx
      .update(users)
      .set({ passwordHash, emailConfirmedAt: confirmedBy(spent.email) })
      // An account that has become an administrator's recovers in another way.
      .where(and(eq(users.id, spent.userId), eq(users.role, 'customer')))
      .returning();
    if (!account) throw badTicket();
    await tx.delete(recoveries).where(eq(recoveries.userId, account.id));
    await endSessionsOf(tx, account.id);
    const content = passwordChangedEmail(outbox.settings.publicUrl);
    await outbox.write(tx, { to: recipientOf(account), content });
    return account.email;
  });
}

/** Who got the mail owns its address. */
function confirmedBy(email: string): SQL {
  const { emailConfirmedAt } = users;
  return sql`CASE WHEN lower(${users.email}) = ${email} THEN coalesce(${emailConfirmedAt}, now()) ELSE ${emailConfirmedAt} END`;
}

function badTicket(): HttpError {
  const message = 'This code has been used or is too old. Ask for a new one.';
  return new FieldError(422, 'ticket', message);
}
