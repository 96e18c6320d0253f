import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { FieldError, HttpError } from '../../../http/answers/http-error';
import { recordAudit } from '../../audit/record-audit';
import { findProof } from '../../auth/second-step/prove-second-step';
import { newRecoveryCodes, saveRecoveryCodes } from '../../auth/second-step/recovery-codes';
import { wrongCode } from '../../auth/second-step/second-step-routes';
import { authenticators } from '../../auth/second-step.table';
import { endOtherSessionsOf } from '../../auth/sessions/sessions';
import type { Outbox } from '../../mail/outbox';
import { recipientOf } from '../../recovery/recovery-emails';
import type { Account } from '../check-password';
import { secondStepAddedEmail } from './second-step-emails';

export type ConfirmDeps = { db: Database; outbox: Outbox; tokenSecrets: readonly string[] };

/** Turns the second step on, ends all other sessions, and returns the recovery codes. Throws a 422 for a wrong code. */
export async function confirmAuthenticator(
  { db, outbox, tokenSecrets }: ConfirmDeps,
  account: Account,
  { code, sessionId }: { code: string; sessionId: string },
): Promise<string[] | null> {
  const { id: userId } = account;
  const proof = await findProof(db, tokenSecrets, { userId, code });
  if (!proof || !('step' in proof)) return null;
  const codes = await newRecoveryCodes();
  await db.transaction(async (tx) => {
    const [confirmed] = await tx
      .update(authenticators)
      .set({ confirmedAt: sql`now()`, lastStep: proof.step })
      .where(and(eq(authenticators.userId, userId), isNull(authenticators.confirmedAt)))
      .returning({ userId: authenticators.userId });
    if (!confirmed) throw new HttpError(409, 'Your log-in has a second step already.');
    await saveRecoveryCodes(
      tx,
      userId,
      codes.map(({ codeHash }) => codeHash),
    );
    await endOtherSessionsOf(tx, userId, sessionId);
    await recordAudit(tx, { subject: 'user', subjectId: userId, action: 'Second step added', by: userId });
    const content = secondStepAddedEmail(outbox.settings.publicUrl);
    await outbox.write(tx, { to: recipientOf(account), content });
  });
  return codes.map(({ code: shown }) => shown);
}

/** Nobody has a recovery code yet, and the clock of a new app may be wrong. */
export const wrongFirstCode = 'This code is wrong. Wait for the next one, and check the clock of your phone.';

export function refuseCode(message = wrongCode): never {
  throw new FieldError(422, 'code', message);
}
