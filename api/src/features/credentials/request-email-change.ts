import { randomUUID } from 'node:crypto';
import { profilePath } from '@gallery/shared/paths/account-paths';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { FieldError } from '../../http/answers/http-error';
import type { SignedIds } from '../../http/signed-ids';
import type { Outbox } from '../mail/outbox';
import { recipientOf } from '../recovery/recovery-emails';
import { users } from '../users/user.table';
import { type Account, refusePassword } from './check-password';
import { addressTakenEmail, changeRequestedEmail, confirmNewAddressEmail } from './credential-emails';
import { emailChanges } from './email-change.table';

export type EmailChangeDeps = { db: Database; outbox: Outbox; tokens: SignedIds };

/** The holder of a token gives an account the address of one waiting change. */
export const emailChangePurpose = 'change e-mail';

const inOneHour = sql`now() + interval '1 hour'`;

/** Emails a link to the new address and a notice to the present one. An address with an account gets another text. */
export async function requestEmailChange(
  { db, outbox, tokens }: EmailChangeDeps,
  { id: userId, email: present, passwordHash }: Account,
  email: string,
): Promise<void> {
  if (email.toLowerCase() === present.toLowerCase()) throw new FieldError(422, 'email', same);
  await db.transaction(async (tx) => {
    const [account] = await tx.select().from(users).where(eq(users.id, userId)).for('no key update');
    if (account?.passwordHash !== passwordHash) refusePassword();
    const { publicUrl } = outbox.settings;
    const notice = changeRequestedEmail(email, publicUrl);
    await outbox.write(tx, { to: recipientOf(account), content: notice });
    await tx.delete(emailChanges).where(eq(emailChanges.userId, userId));
    const [owner] = await tx.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
    if (owner) {
      await outbox.write(tx, { to: recipientOf(owner), content: addressTakenEmail(publicUrl) });
      return;
    }
    const id = randomUUID();
    await tx.insert(emailChanges).values({ userId, id, email, endsAt: inOneHour });
    // Browsers send no fragment to a server, so the token reaches no log.
    const url = `${publicUrl}${profilePath}#${new URLSearchParams({ email: tokens.sign(id) })}`;
    const to = recipientOf({ ...account, email });
    await outbox.write(tx, { to, content: confirmNewAddressEmail(url), urgentUntil: inOneHour });
  });
}

export async function deleteExpiredEmailChanges(db: Database): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.endsAt, sql`now()`));
}

const same = 'This is your email address already';
