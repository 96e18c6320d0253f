import { eq } from 'drizzle-orm';
import { waitForLock } from '../../../db/advisory-lock';
import type { Database } from '../../../db/client';
import { recordAudit } from '../../audit/record-audit';
import { users } from '../../users/user.table';
import { authenticators } from '../second-step.table';
import { endSessionsOf } from '../sessions/sessions';
import {
  accountOf,
  type Credentials,
  isLastOwner,
  limitGeneratedPassword,
  setAdministrator,
} from './administrator';

export const administratorCommands = ['add', 'remove', 'password', 'reset-second-step'] as const;
export type AdministratorCommand = (typeof administratorCommands)[number];

export type AdministratorRequest =
  | ({ command: 'add' | 'password'; isGenerated?: boolean } & Credentials)
  | { command: 'remove'; email: string }
  | { command: 'reset-second-step'; email: string };

type Given = Extract<AdministratorRequest, Credentials>;

/** Returns a message to print, or throws it. */
export async function manageAdministrators(db: Database, order: AdministratorRequest): Promise<string> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'administrator');
    if (order.command === 'add') return add(tx, order);
    if (order.command === 'reset-second-step') return resetSecondStep(tx, order.email);
    return order.command === 'remove' ? remove(tx, order.email) : setPassword(tx, order);
  });
}

async function add(tx: Database, given: Given): Promise<string> {
  const known = await accountOf(tx, given.email);
  if (known?.role === 'admin') {
    throw new Error(`${known.email} is an administrator already. 'password' sets a new password.`);
  }
  await setAdministrator(tx, given);
  if (given.isGenerated) await limitGeneratedPassword(tx, given.email);
  const account = await accountOf(tx, given.email);
  if (account) await recordAudit(tx, { ...about(account.id), action: 'Administrator added' });
  return `${given.email} is an administrator now.`;
}

async function remove(tx: Database, email: string): Promise<string> {
  const known = await administratorOf(tx, email);
  if (await isLastOwner(tx, known.id)) {
    throw new Error(`${known.email} is the last owner. Add another one first.`);
  }
  await tx.update(users).set({ role: 'customer', staffRole: null }).where(eq(users.id, known.id));
  await endSessionsOf(tx, known.id);
  await recordAudit(tx, { ...about(known.id), action: 'Administrator removed' });
  return `${known.email} is no longer an administrator; a customer's account is left.`;
}

async function setPassword(tx: Database, { email, password, isGenerated }: Given): Promise<string> {
  const known = await administratorOf(tx, email);
  await setAdministrator(tx, { email, password });
  if (isGenerated) await limitGeneratedPassword(tx, email);
  await recordAudit(tx, { ...about(known.id), action: 'Password of an administrator set' });
  return `${known.email} has a new password; whoever was signed in with the old one is not any more.`;
}

/** For anybody who lost the app and the recovery codes. */
async function resetSecondStep(tx: Database, email: string): Promise<string> {
  const known = await accountOf(tx, email);
  if (!known) throw new Error(`${email} has no account.`);
  await tx.delete(authenticators).where(eq(authenticators.userId, known.id));
  await endSessionsOf(tx, known.id);
  await recordAudit(tx, { ...about(known.id), action: 'Second step removed' });
  return `${known.email} logs in with the password alone, until a new authenticator app is set up.`;
}

async function administratorOf(tx: Database, email: string) {
  const known = await accountOf(tx, email);
  if (known?.role !== 'admin') throw new Error(`${email} is not an administrator.`);
  return known;
}

function about(subjectId: string) {
  return { subject: 'user', subjectId, by: null } as const;
}
