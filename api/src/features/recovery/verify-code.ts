import type { VerifyCodeInput } from '@gallery/shared/contract/account/user-input.schema';
import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { recoveries } from './recovery.table';
import { codeHashesOf, newTicket, ticketHashOf } from './recovery-secrets';
import { inTenMinutes } from './request-code';

const maxTries = 5;

/** Exchanges a code for a ticket once, or returns `null`. Without `request`, uses the latest request of the same network. */
export async function verifyCode(
  db: Database,
  secrets: readonly string[],
  { email, code, request, network }: VerifyCodeInput & { network: string },
): Promise<string | null> {
  const [recovery] = await db
    .select({ id: recoveries.id })
    .from(recoveries)
    .where(
      and(
        eq(recoveries.email, email.toLowerCase()),
        request ? eq(recoveries.id, request) : eq(recoveries.network, network),
        isOpen,
      ),
    )
    .orderBy(desc(recoveries.endsAt))
    .limit(1);
  if (!recovery) return null;
  const [tried] = await db
    .update(recoveries)
    .set({ tries: sql`${recoveries.tries} + 1` })
    .where(and(eq(recoveries.id, recovery.id), lt(recoveries.tries, maxTries), isOpen))
    .returning();
  const codeHash = tried?.codeHash;
  if (!tried || !codeHash || !codeHashesOf(secrets, tried.id, code).includes(codeHash)) return null;
  const ticket = newTicket();
  const exchanged = await db
    .update(recoveries)
    .set({ codeHash: null, ticketHash: ticketHashOf(ticket), endsAt: inTenMinutes })
    .where(and(eq(recoveries.id, tried.id), eq(recoveries.codeHash, codeHash)))
    .returning({ id: recoveries.id });
  return exchanged.length > 0 ? ticket : null;
}

const isOpen = gt(recoveries.endsAt, sql`now()`);
