import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { recordAudit } from '../audit/record-audit';
import { refuseWeakForStaff } from '../auth/administrators/strong-password';
import { hashPassword } from '../auth/password';
import { refuseWeakPassword } from '../auth/passwords/refuse-weak-password';
import { endOtherSessionsOf } from '../auth/sessions/sessions';
import type { Outbox } from '../mail/outbox';
import { recoveries } from '../recovery/recovery.table';
import { recipientOf } from '../recovery/recovery-emails';
import { users } from '../users/user.table';
import { type Account, refusePassword } from './check-password';
import { newPasswordEmail } from './credential-emails';

type NewPassword = { account: Account; password: string; sessionId: string };

/** Sets the password, and ends all sessions of the account but this one. Throws a 422 for a weak password, or if another request was faster. */
export async function changePassword(
  db: Database,
  outbox: Outbox,
  { account, password, sessionId }: NewPassword,
): Promise<void> {
  if (account.role === 'admin') refuseWeakForStaff(password, account.email);
  else refuseWeakPassword(password, account);
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash)))
      .returning();
    if (!changed) refusePassword();
    await tx.delete(recoveries).where(eq(recoveries.userId, changed.id));
    await endOtherSessionsOf(tx, changed.id, sessionId);
    const entry = { subject: 'user', subjectId: changed.id, by: changed.id } as const;
    await recordAudit(tx, { ...entry, action: 'Password changed' });
    const content = newPasswordEmail(outbox.settings.publicUrl);
    await outbox.write(tx, { to: recipientOf(changed), content });
  });
}
