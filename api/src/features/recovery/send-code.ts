import { resetPasswordPath } from '@gallery/shared/paths/account-paths';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { consumeRate } from '../../http/rate-limit/rate-limit';
import { accountKey } from '../auth/accounts/account-key';
import type { EmailContent } from '../mail/email';
import type { Outbox } from '../mail/outbox';
import { users } from '../users/user.table';
import { recoveries } from './recovery.table';
import { administratorRecoveryEmail, codeEmail, recipientOf } from './recovery-emails';
import { codeHashesOf, newCode, newTicket, ticketHashOf } from './recovery-secrets';
import { inTenMinutes } from './request-code';

/** Emails a code and a link once, if an account exists; after five codes in a day only the link, which nobody can guess. An administrator receives instructions instead. */
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
        : openedBy(id, secrets, { publicUrl, hasCode: await mayHaveCode(tx, account.email) });
    const [isFirst] = await tx
      .update(recoveries)
      .set({ userId: account.id, endsAt: inTenMinutes, ...opened })
      .where(and(eq(recoveries.id, id), isNull(recoveries.userId), gt(recoveries.endsAt, sql`now()`)))
      .returning({ id: recoveries.id });
    if (isFirst) await outbox.write(tx, { to: recipientOf(account), content, urgentUntil: inTenMinutes });
  });
}

type Opened = { content: EmailContent; codeHash?: string; ticketHash?: string };

/** Guesses of four digits stay hopeless: five tries each of five codes a day. */
const codesOfAccount = { max: 5, seconds: 86_400 };

async function mayHaveCode(tx: Database, email: string): Promise<boolean> {
  return (await consumeRate(tx, `codes sent ${accountKey(email)}`, codesOfAccount)) === null;
}

type Way = { publicUrl: string; hasCode: boolean };

function openedBy(id: string, secrets: readonly string[], { publicUrl, hasCode }: Way): Opened {
  const [code, ticket] = [hasCode ? newCode() : undefined, newTicket()];
  const [codeHash] = code ? codeHashesOf(secrets, id, code) : [];
  // Browsers send no fragment to a server, so the code's link reaches no log.
  const content = codeEmail(code, `${publicUrl}${resetPasswordPath}#${ticket}`);
  return { content, codeHash, ticketHash: ticketHashOf(ticket) };
}
