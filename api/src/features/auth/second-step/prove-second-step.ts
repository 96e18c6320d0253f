import { and, eq, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { authenticators, recoveryCodes } from '../second-step.table';
import { findRecoveryCode } from './recovery-codes';
import { openKey, sealKey } from './sealed-key';
import { stepOf } from './time-codes';

/** A code that somebody typed and that fits. It counts once `useProof` took it. */
export type Proof = { step: number; sealedKey: string } | { recoveryCode: string };

/** Finds what a typed code proves, by the database's clock; `null` for a wrong code. */
export async function findProof(
  db: Database,
  secrets: readonly string[],
  { userId, code }: { userId: string; code: string },
): Promise<Proof | null> {
  const digits = code.replaceAll(/\s/g, '');
  if (!/^\d{6}$/.test(digits)) {
    const recoveryCode = await findRecoveryCode(db, userId, code);
    return recoveryCode === null ? null : { recoveryCode };
  }
  const [row] = await db
    .select({ sealedKey: authenticators.sealedKey, now: sql`now()`.mapWith(authenticators.createdAt) })
    .from(authenticators)
    .where(eq(authenticators.userId, userId));
  const key = row && openKey(secrets, userId, row.sealedKey);
  const step = key ? stepOf(key, digits, row.now) : null;
  // Encrypted anew, so that an operator can remove an old secret.
  return key && step !== null ? { step, sealedKey: sealKey(secrets, userId, key) } : null;
}

/** Uses a proof up. Returns `false` when another request was faster, or a newer code was used. */
export async function useProof(tx: Database, userId: string, proof: Proof): Promise<boolean> {
  if ('recoveryCode' in proof) {
    const isUnused = and(eq(recoveryCodes.id, proof.recoveryCode), eq(recoveryCodes.userId, userId));
    return (await tx.delete(recoveryCodes).where(isUnused).returning()).length > 0;
  }
  const { step: lastStep, sealedKey } = proof;
  const isNewer = or(isNull(authenticators.lastStep), lt(authenticators.lastStep, lastStep));
  const used = await tx
    .update(authenticators)
    .set({ lastStep, sealedKey })
    .where(and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt), isNewer))
    .returning({ userId: authenticators.userId });
  return used.length > 0;
}

export async function hasSecondStep(tx: Database, userId: string): Promise<boolean> {
  const isConfirmed = and(eq(authenticators.userId, userId), isNotNull(authenticators.confirmedAt));
  return (await tx.$count(authenticators, isConfirmed)) > 0;
}
