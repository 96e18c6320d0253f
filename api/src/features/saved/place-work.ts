import { maxWorksInList } from '@gallery/shared/contract/saved/saved';
import type { PlaceInput } from '@gallery/shared/contract/saved/saved-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { recordset } from '../../db/statements';
import { HttpError } from '../../http/answers/http-error';
import { lockAccount } from '../users/erased-account';
import { fullList, fullOf, isSaved, notSaved, roomIn } from './save-work';
import { savedWorks } from './saved.table';
import { ownList } from './saved-lists';

/** Moves a work, by default to the end. Throws a 404, a 422 when full, a 409 when the neighbor has left. */
export function placeWork(
  db: Database,
  userId: string,
  artworkId: string,
  { list_id: listId, before_id: before }: PlaceInput,
): Promise<void> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await ownList(tx, userId, listId);
    const [saved] = idPattern.test(artworkId)
      ? await tx.select().from(savedWorks).where(isSaved(userId, artworkId))
      : [];
    if (!saved) throw notSaved();
    const isElsewhere = saved.listId !== listId.toLowerCase();
    if (isElsewhere && (await roomIn(tx, userId, listId)).here >= maxWorksInList) {
      throw fullOf('list_id', fullList);
    }
    const others = await worksOf(tx, listId, saved.artworkId);
    const place = before ? others.indexOf(before.toLowerCase()) : others.length;
    if (place < 0) throw new HttpError(409, 'The list has changed. Please try again.');
    await savePositions(tx, { userId, listId }, others.toSpliced(place, 0, saved.artworkId));
  });
}

async function worksOf(tx: Database, listId: string, without: string): Promise<string[]> {
  const rows = await tx
    .select({ id: savedWorks.artworkId })
    .from(savedWorks)
    .where(eq(savedWorks.listId, listId))
    .orderBy(asc(savedWorks.position), asc(savedWorks.artworkId));
  return rows.map(({ id }) => id).filter((id) => id !== without);
}

async function savePositions(
  tx: Database,
  { userId, listId }: { userId: string; listId: string },
  ids: string[],
): Promise<void> {
  const rows = ids.map((id, place) => ({ id, place }));
  await tx.execute(sql`
    UPDATE saved_works SET list_id = ${listId}, position = placed.place
    FROM ${recordset(rows)} AS placed (id uuid, place int)
    WHERE user_id = ${userId} AND artwork_id = placed.id
      AND (position <> placed.place OR list_id <> ${listId})`);
}
