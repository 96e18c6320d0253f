import { eq } from 'drizzle-orm';
import { recordAudit } from '../../audit/record-audit';
import { findProof, useProof } from '../../auth/second-step/prove-second-step';
import { authenticators } from '../../auth/second-step.table';
import { recipientOf } from '../../recovery/recovery-emails';
import type { Account } from '../check-password';
import type { ConfirmDeps } from './confirm-authenticator';
import { secondStepRemovedEmail } from './second-step-emails';

/** Turns the second step off. Returns `null` for a wrong or used code. */
export async function removeAuthenticator(
  { db, outbox, tokenSecrets }: ConfirmDeps,
  account: Account,
  code: string,
): Promise<true | null> {
  const { id: userId } = account;
  const proof = await findProof(db, tokenSecrets, { userId, code });
  if (!proof) return null;
  return db.transaction(async (tx) => {
    if (!(await useProof(tx, userId, proof))) return null;
    await tx.delete(authenticators).where(eq(authenticators.userId, userId));
    await recordAudit(tx, { subject: 'user', subjectId: userId, action: 'Second step removed', by: userId });
    const content = secondStepRemovedEmail(outbox.settings.publicUrl);
    await outbox.write(tx, { to: recipientOf(account), content });
    return true;
  });
}
