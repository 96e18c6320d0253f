import { randomUUID } from 'node:crypto';
import type { OpenInvitation } from '@gallery/shared/contract/staff/administrators';
import type { AcceptInvitationInput } from '@gallery/shared/contract/staff/administrators-input.schema';
import { adminPath } from '@gallery/shared/paths/admin-paths';
import { and, eq, gt, sql } from 'drizzle-orm';
import { waitForLock } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { accountOf } from '../auth/administrators/administrator';
import { refuseWeakForStaff } from '../auth/administrators/strong-password';
import { hashPassword } from '../auth/password';
import { authenticators } from '../auth/second-step.table';
import { endSessionsOf } from '../auth/sessions/sessions';
import type { Outbox } from '../mail/outbox';
import { recoveries } from '../recovery/recovery.table';
import { recipientOf } from '../recovery/recovery-emails';
import { ticketHashOf } from '../recovery/recovery-secrets';
import { users } from '../users/user.table';
import { staffInvitations } from './invitation.table';
import { invitationAcceptedEmail } from './invitation-email';
import { invitationOf, readInvitations } from './list-administrators';

/** Throws a 404 for a token that is spent, withdrawn, replaced, or too old. */
export async function readInvitation(db: Database, token: string): Promise<OpenInvitation> {
  const [row] = await readInvitations(db).where(isGood(token));
  if (!row) throw badToken();
  const { email, role, by, ends_at } = invitationOf(row);
  return { email, role, by, ends_at, has_account: (await accountOf(db, email)) !== undefined };
}

/**
 * Makes the account with the invited address an administrator, or a new one, sets the password, and ends all sessions of
 * the account: whoever registered the address before need not own it. Returns the address. Throws a 404 for an invalid token,
 * and a 422 for a weak password.
 */
export async function acceptInvitation(
  db: Database,
  outbox: Outbox,
  { token, password, firstname, lastname }: AcceptInvitationInput,
): Promise<string> {
  const { email } = await readInvitation(db, token);
  refuseWeakForStaff(password, email);
  const passwordHash = await hashPassword(password);
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'administrator');
    const [spent] = await tx.delete(staffInvitations).where(isGood(token)).returning();
    if (!spent) throw badToken();
    const access = { role: 'admin', staffRole: spent.staffRole, passwordHash } as const;
    const account = await giveAccess(tx, { email: spent.email, firstname, lastname }, access);
    await tx.delete(recoveries).where(eq(recoveries.userId, account.id));
    await endSessionsOf(tx, account.id);
    // Whoever registered the address before may have added an app of their own.
    await tx.delete(authenticators).where(eq(authenticators.userId, account.id));
    const entry = { subject: 'user', subjectId: account.id, by: account.id } as const;
    await recordAudit(tx, { ...entry, action: 'Administrator added', to: spent.staffRole });
    const url = `${outbox.settings.publicUrl}${adminPath}`;
    const content = invitationAcceptedEmail(spent.staffRole, url);
    await outbox.write(tx, { to: recipientOf(account), content });
    return account.email;
  });
}

type Person = { email: string } & Pick<AcceptInvitationInput, 'firstname' | 'lastname'>;
type Access = Pick<typeof users.$inferInsert, 'role' | 'staffRole' | 'passwordHash'>;

async function giveAccess(tx: Database, person: Person, access: Access) {
  const known = await accountOf(tx, person.email);
  if (known?.role === 'admin') throw new HttpError(409, 'You are an administrator already. Log in.');
  const confirmed = { emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, now())` };
  const [account] = known
    ? await tx
        .update(users)
        .set({ ...access, ...confirmed })
        .where(eq(users.id, known.id))
        .returning()
    : await tx
        .insert(users)
        .values({ ...named(person), ...access, id: randomUUID(), emailConfirmedAt: sql`now()` })
        .onConflictDoNothing()
        .returning();
  if (!account) throw new HttpError(409, 'An account with your address begins right now. Accept again.');
  return account;
}

function named({ email, firstname, lastname }: Person) {
  if (firstname && lastname) return { email, firstname, lastname };
  const message = 'A new account needs your first and your last name.';
  throw new HttpError(422, message, { [firstname ? 'lastname' : 'firstname']: message });
}

function isGood(token: string) {
  const { tokenHash, endsAt } = staffInvitations;
  return and(eq(tokenHash, ticketHashOf(token)), gt(endsAt, sql`now()`));
}

function badToken(): HttpError {
  const message = 'This invitation has been used or withdrawn, or is too old. Ask an owner for a new one.';
  return new HttpError(404, message);
}
