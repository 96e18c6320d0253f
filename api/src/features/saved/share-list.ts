import { randomBytes } from 'node:crypto';
import type { SavedList } from '@gallery/shared/contract/saved/saved';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { savedLists } from './saved.table';
import { linkOf, ownList } from './saved-lists';

/** In bytes: nobody can guess 128 bits. */
const tokenLength = 16;

/** Turns the list's link on, or returns the one that it has. Throws a 404 for another person's list. */
export async function shareList(
  db: Database,
  userId: string,
  id: string,
): Promise<NonNullable<SavedList['link']>> {
  await ownList(db, userId, id);
  await db
    .update(savedLists)
    .set({ token: randomBytes(tokenLength).toString('hex'), sharedAt: sql`now()`, opened: 0, openedAt: null })
    .where(and(eq(savedLists.id, id), isNull(savedLists.token)));
  const link = linkOf(await ownList(db, userId, id));
  // Another request may have turned it off in between.
  return link ?? shareList(db, userId, id);
}

/** Turns the link off for good: the next one has another address. Throws a 404 for another person's list. */
export async function unshareList(db: Database, userId: string, id: string): Promise<void> {
  await ownList(db, userId, id);
  await db.update(savedLists).set({ token: null, sharedAt: null }).where(eq(savedLists.id, id));
}
