import type { VerifyCodeInput } from '@gallery/shared/contract/user.schema';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/http-error';
import { inFifteenMinutes } from './ask-for-code';
import { recoveries } from './recovery.table';
import { codeHashesOf, newTicket, ticketHashOf } from './recovery-secrets';

const triesMost = 5;

/**
 * Exchanges the code for a ticket, once. Throws the same 422 for a code that is wrong, used, expired or was tried too
 * often, and for an address without an account.
 */
export async function verifyCode(
  db: Database,
  secrets: readonly string[],
  { email, code }: VerifyCodeInput,
): Promise<string> {
  const [tried] = await db
    .update(recoveries)
    .set({ tries: sql`${recoveries.tries} + 1` })
    .where(and(eq(recoveries.email, email.toLowerCase()), lt(recoveries.tries, triesMost), isOpen))
    .returning();
  const codeHash = tried?.codeHash;
  if (!tried || !codeHash) throw wrongCode();
  if (!codeHashesOf(secrets, tried.id, code).includes(codeHash)) throw wrongCode();
  const ticket = newTicket();
  const exchanged = await db
    .update(recoveries)
    .set({ codeHash: null, ticketHash: ticketHashOf(ticket), endsAt: inFifteenMinutes })
    .where(and(eq(recoveries.id, tried.id), eq(recoveries.codeHash, codeHash)))
    .returning({ id: recoveries.id });
  if (exchanged.length === 0) throw wrongCode();
  return ticket;
}

const isOpen = gt(recoveries.endsAt, sql`now()`);

function wrongCode(): HttpError {
  const message = 'This code is wrong or no longer good. Check it, or ask for a new one.';
  return new HttpError(422, message, { code: message });
}
