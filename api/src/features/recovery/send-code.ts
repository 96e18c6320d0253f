import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';
import type { Outbox } from '../mail/outbox';
import { recoveries } from './recovery.table';
import { codeLetter, recipientOf } from './recovery-letters';
import { codeHashesOf, newCode } from './recovery-secrets';

/** Mails a code to whoever asked with this id, when there is such an account. Done twice, it sends one. */
export async function sendCode(
  db: Database,
  outbox: Outbox,
  secrets: readonly string[],
  id: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const [found] = await tx
      .select({ account: users })
      .from(recoveries)
      .innerJoin(users, sql`lower(${users.email}) = ${recoveries.email}`)
      .where(eq(recoveries.id, id));
    if (!found) return;
    const code = newCode();
    const [codeHash] = codeHashesOf(secrets, id, code);
    const [opened] = await tx
      .update(recoveries)
      .set({ userId: found.account.id, codeHash })
      .where(and(eq(recoveries.id, id), isNull(recoveries.userId), gt(recoveries.endsAt, sql`now()`)))
      .returning({ id: recoveries.id });
    if (opened) await outbox.write(tx, { to: recipientOf(found.account), letter: codeLetter(code) });
  });
}
