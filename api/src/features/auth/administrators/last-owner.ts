import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { users } from '../../users/user.table';

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
