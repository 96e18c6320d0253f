import { recordAudit } from '../../audit/record-audit';
import { findProof, useProof } from '../../auth/second-step/prove-second-step';
import { newRecoveryCodes, saveRecoveryCodes } from '../../auth/second-step/recovery-codes';
import { recipientOf } from '../../recovery/recovery-emails';
import type { Account } from '../check-password';
import type { ConfirmDeps } from './confirm-authenticator';
import { recoveryCodesRenewedEmail } from './second-step-emails';

/** Replaces all recovery codes, and returns the new ones. Returns `null` for a wrong or used code. */
export async function renewRecoveryCodes(
  { db, outbox, tokenSecrets }: ConfirmDeps,
  account: Account,
  code: string,
): Promise<string[] | null> {
  const { id: userId } = account;
  const proof = await findProof(db, tokenSecrets, { userId, code });
  if (!proof) return null;
  const codes = await newRecoveryCodes();
  return db.transaction(async (tx) => {
    if (!(await useProof(tx, userId, proof))) return null;
    await saveRecoveryCodes(
      tx,
      userId,
      codes.map(({ codeHash }) => codeHash),
    );
    await recordAudit(tx, {
      subject: 'user',
      subjectId: userId,
      action: 'Recovery codes renewed',
      by: userId,
    });
    const content = recoveryCodesRenewedEmail(outbox.settings.publicUrl);
    await outbox.write(tx, { to: recipientOf(account), content });
    return codes.map(({ code: shown }) => shown);
  });
}
