import { randomInt, randomUUID } from 'node:crypto';
import { recoveryCodeCount } from '@gallery/shared/contract/log-in/second-step';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { hashPassword, passwordMatches } from '../password';
import { recoveryCodes } from '../second-step.table';

/** Without letters and digits that look alike. Ten of them have 49 bits. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Returns codes such as 'k3m9p-x2v7q' with their hashes. */
export function newRecoveryCodes(): Promise<{ code: string; codeHash: string }[]> {
  return Promise.all(
    Array.from({ length: recoveryCodeCount }, async () => {
      const code = newCode();
      return { code: `${code.slice(0, 5)}-${code.slice(5)}`, codeHash: await hashPassword(code) };
    }),
  );
}

function newCode(): string {
  return Array.from({ length: 10 }, () => alphabet.charAt(randomInt(alphabet.length))).join('');
}

export async function saveRecoveryCodes(tx: Database, userId: string, hashes: string[]): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId));
  await tx.insert(recoveryCodes).values(hashes.map((codeHash) => ({ id: randomUUID(), userId, codeHash })));
}

/** Returns the id of the unused code that somebody typed, in any case and with or without the hyphen. */
export async function findRecoveryCode(db: Database, userId: string, typed: string): Promise<string | null> {
  const code = typed.toLowerCase().replaceAll(/[\s-]/g, '');
  if (code.length !== 10) return null;
  for (const { id, codeHash } of await db
    .select()
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId)))
    if (await passwordMatches(codeHash, code)) return id;
  return null;
}
