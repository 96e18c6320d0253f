import type { Administrator } from '@gallery/shared/contract/staff/administrators';
import type { ChangeRoleInput } from '@gallery/shared/contract/staff/administrators-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, eq } from 'drizzle-orm';
import { waitForLock } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { isLastOwner } from '../auth/administrators/administrator';
import { endSessionsOf } from '../auth/sessions/sessions';
import { users } from '../users/user.table';
import { administratorOf } from './list-administrators';

type Account = typeof users.$inferSelect;

/** Ends the sessions of the administrator, who logs in again with the new role. Throws a 409 for the last owner, and after another change. */
export async function changeRole(
  db: Database,
  id: string,
  { role, before }: ChangeRoleInput,
  by: string,
): Promise<Administrator> {
  return db.transaction(async (tx) => {
    const account = await lockAdministrator(tx, id);
    const administrator = administratorOf(account);
    if (administrator.role !== before) throw changedMeanwhile(administrator);
    if (role === before) return administrator;
    if (before === 'owner') await refuseLastOwner(tx, account);
    await tx.update(users).set({ staffRole: role }).where(eq(users.id, id));
    await endSessionsOf(tx, id);
    const action = 'Role of an administrator changed';
    await recordAudit(tx, { subject: 'user', subjectId: id, action, from: before, to: role, by });
    return { ...administrator, role };
  });
}

/** Leaves a customer's account and ends its sessions. Returns the name. Throws a 409 for the last owner, and for the caller. */
export async function removeAccess(db: Database, id: string, by: string): Promise<string> {
  return db.transaction(async (tx) => {
    const account = await lockAdministrator(tx, id);
    if (account.staffRole === 'owner') await refuseLastOwner(tx, account);
    if (id === by) throw new HttpError(409, 'Ask another owner to remove your own access.');
    await tx.update(users).set({ role: 'customer', staffRole: null }).where(eq(users.id, id));
    await endSessionsOf(tx, id);
    const action = 'Administrator removed';
    await recordAudit(tx, { subject: 'user', subjectId: id, action, from: account.staffRole, by });
    return nameOf(account);
  });
}

async function lockAdministrator(tx: Database, id: string): Promise<Account> {
  await waitForLock(tx, 'administrator');
  const isAdministrator = and(eq(users.id, id), eq(users.role, 'admin'));
  const [account] = idPattern.test(id)
    ? await tx.select().from(users).where(isAdministrator).for('no key update')
    : [];
  if (!account) throw new HttpError(404, 'This person is not an administrator. Reload the page.');
  return account;
}

async function refuseLastOwner(tx: Database, account: Account): Promise<void> {
  if (!(await isLastOwner(tx, account.id))) return;
  const message = `${nameOf(account)} is the last owner. Make somebody else an owner first.`;
  throw new HttpError(409, message);
}

function changedMeanwhile(administrator: Administrator): HttpError {
  const { name, role } = administrator;
  const message = `Somebody else made ${name} ${role} meanwhile. Compare, then change the role again.`;
  return new HttpError(409, message, undefined, { administrator });
}

function nameOf({ firstname, lastname }: Account): string {
  return `${firstname} ${lastname}`.trim();
}
