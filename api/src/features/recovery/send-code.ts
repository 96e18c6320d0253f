import { resetPasswordPath } from '@gallery/shared/paths/account-paths';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import type { EmailContent } from '../mail/email';
import type { Outbox } from '../mail/outbox';
import { users } from '../users/user.table';
import { recoveries } from './recovery.table';
import { administratorRecoveryEmail, codeEmail, recipientOf } from './recovery-emails';
import { codeHashesOf, newCode, newTicket, ticketHashOf } from './recovery-secrets';
import { inTenMinutes } from './request-code';

/** E-mails a code and a link once, if an account exists. An administrator receives instructions instead. */
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
    const { account } = found;
    const { publicUrl } = outbox.settings;
    const { content, ...opened } =
      account.role === 'admin'
        ? { content: administratorRecoveryEmail(account.email) }
        : openedBy(id, secrets, publicUrl);
    const [isFirst] = await tx
      .update(recoveries)
      .set({ userId: account.id, endsAt: inTenMinutes, ...opened })
      .where(and(eq(recoveries.id, id), isNull(recoveries.userId), gt(recoveries.endsAt, sql`now()`)))
      .returning({ id: recoveries.id });
    if (isFirst) await outbox.write(tx, { to: recipientOf(account), content, urgentUntil: inTenMinutes });
  });
}

type Opened = { content: EmailContent; codeHash?: string; ticketHash?: string };

function openedBy(id: string, secrets: readonly string[], publicUrl: string): Opened {
  const [code, ticket] = [newCode(), newTicket()];
  const [codeHash] = codeHashesOf(secrets, id, code);
  // Browsers send no fragment to a server, so the code's link reaches no log.
  const content = codeEmail(code, `${publicUrl}${resetPasswordPath}#${ticket}`);
  return { content, codeHash, ticketHash: ticketHashOf(ticket) };
}
