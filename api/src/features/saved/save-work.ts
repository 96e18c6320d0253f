import { maxSavedWorks, maxWorksInList } from '@gallery/shared/contract/saved/saved';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, count, eq, inArray, isNull, max, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { artworks } from '../artworks/artwork.table';
import { claimOf, isLotOfWork, worksInAuction } from '../artworks/availability/works-in-auction';
import { lockAccount } from '../users/erased-account';
import { savedLists, savedWorks } from './saved.table';
import { insertList } from './saved-lists';

/** Saves a work in the person's first list. A saved work stays where it is. Throws a 404 for an unknown work, and a 422 without room. */
export function saveWork(db: Database, userId: string, artworkId: string): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const { added, left, found } = await addWorks(tx, userId, [artworkId]);
    if (found === 0) throw new HttpError(404, 'No artwork with this id.');
    if (added === 0 && left.length > 0) throw fullOf('artwork_id', await noRoom(tx, userId));
  });
}

/** Saves the works of a device. Skips unknown works, and returns those without room. */
export function mergeWorks(
  db: Database,
  userId: string,
  artworkIds: readonly string[],
): Promise<{ added: number; left: string[] }> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    return addWorks(tx, userId, artworkIds);
  });
}

async function addWorks(tx: Database, userId: string, artworkIds: readonly string[]) {
  const wanted = artworkIds.map((id) => id.toLowerCase());
  const shown = await pricesOf(tx, wanted);
  const saved = await tx
    .select({ id: savedWorks.artworkId })
    .from(savedWorks)
    .where(and(eq(savedWorks.userId, userId), inArray(savedWorks.artworkId, wanted)));
  const known = new Set(saved.map(({ id }) => id));
  const fresh = [...new Set(wanted)].filter((id) => shown.has(id) && !known.has(id));
  if (fresh.length === 0) return { added: 0, left: [], found: shown.size };
  const listId = await firstListOf(tx, userId);
  const { room, last } = await roomIn(tx, userId, listId);
  const rows = fresh.slice(0, room).map((artworkId, place) => ({
    userId,
    artworkId,
    listId,
    position: last + 1 + place,
    price: shown.get(artworkId) ?? null,
  }));
  if (rows.length > 0) await tx.insert(savedWorks).values(rows).onConflictDoNothing();
  return { added: rows.length, left: fresh.slice(rows.length), found: shown.size };
}

async function pricesOf(tx: Database, ids: string[]): Promise<Map<string, number | null>> {
  const rows = await tx
    .select({
      id: artworks.id,
      price: artworks.price,
      priceOnRequest: artworks.priceOnRequest,
      availability: artworks.availability,
      inAuction: worksInAuction,
    })
    .from(artworks)
    .leftJoin(worksInAuction, isLotOfWork)
    .where(and(inArray(artworks.id, ids), isNull(artworks.archivedAt)));
  return new Map(rows.map(({ id, inAuction, ...work }) => [id, claimOf(work, inAuction).price]));
}

async function firstListOf(tx: Database, userId: string): Promise<string> {
  const [first] = await tx
    .select({ id: savedLists.id })
    .from(savedLists)
    .where(eq(savedLists.userId, userId))
    .orderBy(asc(savedLists.createdAt), asc(savedLists.id))
    .limit(1);
  return first?.id ?? (await insertList(tx, userId, 'Saved')).id;
}

/** Call it under `lockAccount`. `last` is the last position in the list, or -1. */
export async function roomIn(tx: Database, userId: string, listId: string) {
  const [counted] = await tx
    .select({
      all: count(),
      here: sql<number>`count(*) FILTER (WHERE ${savedWorks.listId} = ${listId})::int`,
    })
    .from(savedWorks)
    .where(eq(savedWorks.userId, userId));
  const [end] = await tx
    .select({ last: max(savedWorks.position) })
    .from(savedWorks)
    .where(eq(savedWorks.listId, listId));
  const { all, here } = counted ?? { all: 0, here: 0 };
  return { room: Math.min(maxWorksInList - here, maxSavedWorks - all), here, last: end?.last ?? -1 };
}

async function noRoom(tx: Database, userId: string): Promise<string> {
  const { here } = await roomIn(tx, userId, await firstListOf(tx, userId));
  return here >= maxWorksInList ? fullList : `You have saved ${maxSavedWorks} works, the most possible.`;
}

/** Names the field that a form would mark. */
export function fullOf(field: 'artwork_id' | 'list_id', message: string): HttpError {
  return new HttpError(422, message, { [field]: message });
}

export const fullList = `This list has ${maxWorksInList} works, the most possible. Move some to another list.`;

export async function unsaveWork(db: Database, userId: string, artworkId: string): Promise<void> {
  if (idPattern.test(artworkId)) await db.delete(savedWorks).where(isSaved(userId, artworkId));
}

/** Throws a 404 for a work that the person has not saved. */
export async function saveNote(db: Database, userId: string, artworkId: string, note: string): Promise<void> {
  const changed = idPattern.test(artworkId)
    ? await db.update(savedWorks).set({ note }).where(isSaved(userId, artworkId)).returning()
    : [];
  if (changed.length === 0) throw notSaved();
}

export function isSaved(userId: string, artworkId: string) {
  return and(eq(savedWorks.userId, userId), eq(savedWorks.artworkId, artworkId));
}

export function notSaved(): HttpError {
  return new HttpError(404, 'You have not saved this work.');
}
