import type { AuthenticatorAnswer, NewAuthenticator } from '@gallery/shared/contract/log-in/second-step';
import { and, eq, isNull } from 'drizzle-orm';
import QRCode from 'qrcode';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { sealKey } from '../../auth/second-step/sealed-key';
import { keyUri, newKey } from '../../auth/second-step/time-codes';
import { authenticators, recoveryCodes } from '../../auth/second-step.table';

export async function readAuthenticator(db: Database, userId: string): Promise<AuthenticatorAnswer> {
  const [row] = await db.select().from(authenticators).where(eq(authenticators.userId, userId));
  const left = await db.$count(recoveryCodes, eq(recoveryCodes.userId, userId));
  return { since: row?.confirmedAt?.toISOString() ?? null, recovery_codes_left: left };
}

/** Gives an account a new key, which log-ins need after its confirmation. Throws a 409 when log-ins need one already. */
export async function beginAuthenticator(
  db: Database,
  secrets: readonly string[],
  { id: userId, email }: { id: string; email: string },
): Promise<NewAuthenticator> {
  const key = newKey();
  const sealedKey = sealKey(secrets, userId, key);
  const [saved] = await db
    .insert(authenticators)
    .values({ userId, sealedKey })
    .onConflictDoUpdate({
      target: authenticators.userId,
      set: { sealedKey },
      setWhere: and(isNull(authenticators.confirmedAt)),
    })
    .returning({ userId: authenticators.userId });
  if (!saved) throw new HttpError(409, 'Your log-in has a second step already. Remove it first.');
  const uri = keyUri(key, email);
  return { key, uri, qr: qrOf(uri) };
}

const quietZone = 4;

function qrOf(text: string): NewAuthenticator['qr'] {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  let path = '';
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) path += `M${column + quietZone} ${row + quietZone}h1v1h-1z`;
  return { size: modules.size + 2 * quietZone, path };
}
