import { randomUUID } from 'node:crypto';
import { maxLists, type SavedList } from '@gallery/shared/contract/saved/saved';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, count, eq, getTableColumns, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { artworks } from '../artworks/artwork.table';
import { lockAccount } from '../users/erased-account';
import { savedLists, savedWorks } from './saved.table';

type ListRow = typeof savedLists.$inferSelect;

export async function readLists(db: Database, userId: string): Promise<SavedList[]> {
  const rows = await db
    .select({ ...getTableColumns(savedLists), works: count(artworks.id) })
    .from(savedLists)
    .leftJoin(savedWorks, eq(savedWorks.listId, savedLists.id))
    .leftJoin(artworks, and(eq(artworks.id, savedWorks.artworkId), isNull(artworks.archivedAt)))
    .where(eq(savedLists.userId, userId))
    .groupBy(savedLists.id)
    .orderBy(asc(savedLists.createdAt), asc(savedLists.id));
  return rows.map(({ works, ...row }) => savedListOf(row, works));
}

export function savedListOf({ id, name, ...row }: ListRow, works: number): SavedList {
  return { _id: id, name, works, link: linkOf(row) };
}

export function linkOf({
  token,
  sharedAt,
  opened,
  openedAt,
}: Pick<ListRow, 'token' | 'sharedAt' | 'opened' | 'openedAt'>): SavedList['link'] {
  if (!token || !sharedAt) return null;
  return { token, since: sharedAt.toISOString(), opened, opened_at: openedAt?.toISOString() ?? null };
}

/** Makes an empty list. Throws a 409 when the person has `maxLists`. */
export function createList(db: Database, userId: string, name: string): Promise<SavedList> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    return savedListOf(await insertList(tx, userId, name), 0);
  });
}

/** Call it under `lockAccount`. */
export async function insertList(tx: Database, userId: string, name: string): Promise<ListRow> {
  const [counted] = await tx.select({ lists: count() }).from(savedLists).where(eq(savedLists.userId, userId));
  if ((counted?.lists ?? 0) >= maxLists) {
    throw new HttpError(409, `You have ${maxLists} lists, the most possible. Delete one to create another.`);
  }
  const [row] = await tx.insert(savedLists).values({ id: randomUUID(), userId, name }).returning();
  if (!row) throw new Error('a new list has no row');
  return row;
}

/** Throws a 404 for an unknown list and for another person's. */
export async function renameList(db: Database, userId: string, id: string, name: string): Promise<void> {
  await ownList(db, userId, id);
  await db.update(savedLists).set({ name }).where(eq(savedLists.id, id));
}

/** Deletes the list with its works and its link. Throws a 404 for an unknown list and for another person's. */
export async function deleteList(db: Database, userId: string, id: string): Promise<void> {
  await ownList(db, userId, id);
  await db.delete(savedLists).where(eq(savedLists.id, id));
}

/** Throws a 404 for an unknown list and for another person's. */
export async function ownList(db: Database, userId: string, id: string): Promise<ListRow> {
  const isOwn = and(eq(savedLists.id, id), eq(savedLists.userId, userId));
  const [row] = idPattern.test(id) ? await db.select().from(savedLists).where(isOwn) : [];
  if (!row) throw new HttpError(404, 'No list with this id.');
  return row;
}
