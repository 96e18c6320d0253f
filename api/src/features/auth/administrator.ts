import { randomBytes, randomUUID } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { waitForTurn } from '../../db/advisory-lock';
import type { Database } from '../../db/client';
import { users } from '../../db/schema';

export type Credentials = { email: string; password: string };

/**
 * Makes sure that there is an administrator. With `given` the account with that address gets that password and
 * the role, and is created when needed. Without, and when there is no administrator yet, one is created with a
 * generated password; only then it is returned, to be shown once.
 */
export async function ensureAdministrator(
  db: Database,
  given: Credentials | null,
): Promise<Credentials | null> {
  return db.transaction(async (tx) => {
    await waitForTurn(tx, 'administrator');
    if (given) {
      await setAdministrator(tx, given);
      return null;
    }
    if (await hasAdministrator(tx)) return null;
    const generated = { email: 'admin@uli-gallery.example', password: randomBytes(12).toString('base64url') };
    await setAdministrator(tx, generated);
    return generated;
  });
}

async function hasAdministrator(tx: Database): Promise<boolean> {
  const [administrator] = await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, 'admin'))
    .limit(1);
  return administrator !== undefined;
}

async function setAdministrator(tx: Database, { email, password }: Credentials): Promise<void> {
  const account = { role: 'admin' as const, passwordHash: await hashPassword(password) };
  const updated = await tx
    .update(users)
    .set(account)
    .where(sql`lower(${users.email}) = lower(${email})`)
    .returning({ id: users.id });
  if (updated.length > 0) return;
  await tx
    .insert(users)
    .values({ ...account, id: randomUUID(), firstname: 'Gallery', lastname: 'Administrator', email });
}

/** argon2id at the strength that OWASP names: 19 MiB, two passes, 9 ms. */
function hashPassword(password: string): Promise<string> {
  return hash(password, { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
}
