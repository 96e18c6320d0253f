import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, ne, sql } from 'drizzle-orm';
import { waitForLock } from '../../../db/advisory-lock';
import type { Database } from '../../../db/client';
import { recordAudit } from '../../audit/record-audit';
import { isPasswordOver, users } from '../../users/user.table';
import { hashPassword, passwordMatches } from '../password';
import { endSessionsOf } from '../sessions/sessions';

export type Credentials = { email: string; password: string };

/**
 * Makes `given` an owner of the gallery. Without it, creates the first one and returns its generated password once. When
 * nobody has replaced that password in time, and there is no other administrator, generates another one.
 */
export async function ensureAdministrator(
  db: Database,
  given: Credentials | null,
): Promise<Credentials | null> {
  return db.transaction(async (tx) => {
    await waitForLock(tx, 'administrator');
    if (given) {
      await setAndRecord(tx, given);
      return null;
    }
    const known = await tx
      .select({ email: users.email, isPasswordOver: isPasswordOver() })
      .from(users)
      .where(eq(users.role, 'admin'))
      .orderBy(users.createdAt);
    if (known.some(({ isPasswordOver: isOver }) => !isOver)) return null;
    const email = known[0]?.email ?? 'admin@uli-gallery.example';
    const generated = { email, password: randomBytes(12).toString('base64url') };
    await setAndRecord(tx, generated);
    await limitGeneratedPassword(tx, email);
    return generated;
  });
}

/** A password that a program chose, and showed, must not become the lasting one (OWASP ASVS 6.4.1). */
export async function limitGeneratedPassword(tx: Database, email: string): Promise<void> {
  const endsAt = sql`now() + ${generatedPasswordDays} * interval '1 day'`;
  await tx.update(users).set({ passwordEndsAt: endsAt }).where(sql`lower(${users.email}) = lower(${email})`);
}

async function setAndRecord(tx: Database, credentials: Credentials): Promise<void> {
  const { id, action } = await setAdministrator(tx, credentials);
  if (action) await recordAudit(tx, { subject: 'user', subjectId: id, action, by: null });
}

type SetAdministrator = { id: string; action: string | null };

/** Makes the account an owner, unless it is an administrator. A new password ends its sessions; an unchanged one keeps them. */
export async function setAdministrator(
  tx: Database,
  { email, password }: Credentials,
): Promise<SetAdministrator> {
  const known = await accountOf(tx, email);
  if (!known) {
    const account = { role, staffRole, passwordHash: await hashPassword(password) };
    const person = { firstname: 'Gallery', lastname: 'Administrator', email };
    const id = randomUUID();
    await tx.insert(users).values({ ...account, ...person, id });
    return { id, action: added };
  }
  const isSame = await passwordMatches(known.passwordHash, password);
  const passwordHash = isSame ? known.passwordHash : await hashPassword(password);
  await tx
    .update(users)
    .set({
      role,
      staffRole: known.role === role ? known.staffRole : staffRole,
      passwordHash,
      passwordEndsAt: null,
    })
    .where(eq(users.id, known.id));
  if (!isSame) await endSessionsOf(tx, known.id);
  if (known.role !== role) return { id: known.id, action: added };
  return { id: known.id, action: isSame ? null : 'Password of an administrator set' };
}

const generatedPasswordDays = 7;
export const generatedPasswordNote = `shown only now; choose your own within ${generatedPasswordDays} days`;

const added = 'Administrator added';

export async function accountOf(tx: Database, email: string) {
  const [account] = await tx.select().from(users).where(sql`lower(${users.email}) = lower(${email})`);
  return account;
}

const role = 'admin' as const;
const staffRole = 'owner' as const;

/** Tells whether the gallery would have no owner without this account. The caller holds the lock `administrator`. */
export async function isLastOwner(tx: Database, id: string): Promise<boolean> {
  const isOwner = and(eq(users.role, 'admin'), eq(users.staffRole, 'owner'));
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(isOwner, ne(users.id, id)))
    .limit(1);
  return other === undefined;
}
