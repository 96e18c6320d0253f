import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@gallery/shared/contract/account/roles';
import {
  type Invitation,
  invitationDays,
  maxInvitations,
} from '@gallery/shared/contract/staff/administrators';
import type { InviteInput } from '@gallery/shared/contract/staff/administrators-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { invitationPath } from '@gallery/shared/paths/admin-paths';
import { eq, lt, sql } from 'drizzle-orm';
import { waitForLock } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { accountOf } from '../auth/administrators/administrator';
import type { Outbox } from '../mail/outbox';
import { newTicket, ticketHashOf } from '../recovery/recovery-secrets';
import { staffInvitations } from './invitation.table';
import { invitationEmail } from './invitation-email';
import { invitationOf, readInvitations } from './list-administrators';

const inSevenDays = sql`now() + make_interval(days => ${sql.raw(String(invitationDays))})`;

/** Emails a link that is valid once. Throws a 409 for an administrator's address and for an invited one. */
export async function invite(
  db: Database,
  outbox: Outbox,
  { email, role }: InviteInput,
  by: string,
): Promise<Invitation> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'administrator');
    if ((await accountOf(tx, email))?.role === 'admin') refuse(`${email} is an administrator already.`);
    if ((await tx.$count(staffInvitations)) >= maxInvitations) refuse(tooMany);
    const [id, token] = [randomUUID(), newTicket()];
    const [added] = await tx
      .insert(staffInvitations)
      .values({
        id,
        email,
        staffRole: role,
        tokenHash: ticketHashOf(token),
        invitedBy: by,
        endsAt: inSevenDays,
      })
      .onConflictDoNothing()
      .returning({ id: staffInvitations.id });
    if (!added) refuse(`${email} has an invitation already. Send it again, or withdraw it first.`);
    const action = 'Administrator invited';
    await recordAudit(tx, { subject: 'invitation', subjectId: id, action, to: role, by });
    return mailToken(tx, outbox, id, token);
  });
}

/** Emails a new link, which is good for seven days. The earlier link opens nothing from now on. */
export async function resendInvitation(
  db: Database,
  outbox: Outbox,
  id: string,
  by: string,
): Promise<Invitation> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'administrator');
    const token = newTicket();
    const [row] = await tx
      .update(staffInvitations)
      .set({ tokenHash: ticketHashOf(token), invitedBy: by, sentAt: sql`now()`, endsAt: inSevenDays })
      .where(eq(staffInvitations.id, knownId(id)))
      .returning({ role: staffInvitations.staffRole });
    if (!row) throw gone();
    const action = 'Invitation sent again';
    await recordAudit(tx, { subject: 'invitation', subjectId: id, action, to: row.role, by });
    return mailToken(tx, outbox, id, token);
  });
}

/** Returns the address. The link opens nothing from now on. */
export async function withdrawInvitation(db: Database, id: string, by: string): Promise<string> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'administrator');
    const [row] = await tx
      .delete(staffInvitations)
      .where(eq(staffInvitations.id, knownId(id)))
      .returning({ email: staffInvitations.email, role: staffInvitations.staffRole });
    if (!row) throw gone();
    const action = 'Invitation withdrawn';
    await recordAudit(tx, { subject: 'invitation', subjectId: id, action, from: row.role, by });
    return row.email;
  });
}

/** An expired invitation stays for thirty days, so that an owner can send it again. */
export async function deleteOldInvitations(db: Database): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.endsAt, sql`now() - interval '30 days'`));
}

async function mailToken(tx: Database, outbox: Outbox, id: string, token: string): Promise<Invitation> {
  const [row] = await readInvitations(tx).where(eq(staffInvitations.id, id));
  if (!row) throw gone();
  const invitation = invitationOf(row);
  const { publicUrl, from } = outbox.settings;
  const url = `${publicUrl}${invitationPath(token)}`;
  const role: StaffRole = row.staffRole;
  const content = invitationEmail({ by: invitation.by, role, gallery: from.name, url });
  await outbox.write(tx, { to: { name: '', address: row.email }, content, urgentUntil: row.endsAt });
  return invitation;
}

function knownId(id: string): string {
  if (!idPattern.test(id)) throw gone();
  return id;
}

function refuse(message: string): never {
  throw new FieldError(409, 'email', message);
}

const gone = () => new HttpError(404, 'This invitation is accepted or withdrawn. Reload the page.');
const tooMany = `At most ${maxInvitations} invitations are open at one time. Withdraw one first.`;
