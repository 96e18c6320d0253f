import type { ShownAnswer } from '@gallery/shared/contract/saved/saved';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { users } from '../users/user.table';

export async function readShown(db: Database, userId: string): Promise<ShownAnswer> {
  const [user] = await db.select({ at: users.savedShownAt }).from(users).where(eq(users.id, userId));
  return { shown: (user?.at ?? null) !== null };
}

/** Keeps the day of the first agreement while it lasts. */
export async function saveShown(db: Database, userId: string, shown: boolean): Promise<void> {
  const savedShownAt = shown ? sql`coalesce(${users.savedShownAt}, now())` : null;
  await db.update(users).set({ savedShownAt }).where(eq(users.id, userId));
}
