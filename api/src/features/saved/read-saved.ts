import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import {
  listTokenPattern,
  type SavedListAnswer,
  type SavedWorksAnswer,
  type SharedListAnswer,
} from '@gallery/shared/contract/saved/saved';
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { artists } from '../artists/artist.table';
import { artworks } from '../artworks/artwork.table';
import { newestChange } from '../artworks/availability/availability-stream';
import { isLotOfWork, worksInAuction } from '../artworks/availability/works-in-auction';
import { listedArtworkOf, listedColumns } from '../artworks/listed-artwork';
import { pictures } from '../media/picture.table';
import { savedLists, savedWorks } from './saved.table';
import { ownList, savedListOf } from './saved-lists';

/** Returns the list in its owner's order, without works that left the catalogue. Throws a 404 for another person's list. */
export async function readList(db: Database, userId: string, id: string): Promise<SavedListAnswer> {
  const list = await ownList(db, userId, id);
  const stream_position = await newestChange(db);
  const rows = await worksOfList(db, list.id);
  const works = rows.map(({ saved, ...row }) => ({
    artwork: listedArtworkOf(row),
    note: saved.note,
    saved_at: saved.createdAt.toISOString(),
    saved_price: row.work.priceOnRequest ? null : saved.price,
  }));
  return { list: savedListOf(list, works.length), works, stream_position };
}

/** Returns a shared list. Throws a 404 for an unknown link and for one that is turned off. */
export async function readSharedList(
  db: Database,
  token: string,
  isVisit: boolean,
): Promise<SharedListAnswer> {
  const [list] = listTokenPattern.test(token)
    ? await db.select().from(savedLists).where(eq(savedLists.token, token))
    : [];
  if (!list) throw new HttpError(404, 'This list is no longer shared.');
  if (isVisit) {
    await db
      .update(savedLists)
      .set({ opened: sql`${savedLists.opened} + 1`, openedAt: sql`now()` })
      .where(eq(savedLists.token, token));
  }
  const stream_position = await newestChange(db);
  const rows = await worksOfList(db, list.id);
  return { token, name: list.name, artworks: rows.map(listedArtworkOf), stream_position };
}

/** Returns the works of a device in the order of their ids, without works that left the catalogue. */
export async function readWorks(db: Database, ids: string[]): Promise<SavedWorksAnswer> {
  const stream_position = await newestChange(db);
  const rows = ids.length > 0 ? await savable(db, inArray(artworks.id, ids)) : [];
  const known = new Map(rows.map((row) => [row.work.id, listedArtworkOf(row)]));
  const found = ids.map((id) => known.get(id.toLowerCase()));
  return { artworks: found.filter((work): work is ListedArtwork => work !== undefined), stream_position };
}

export async function readSavedIds(db: Database, userId: string): Promise<string[]> {
  const rows = await db
    .select({ id: savedWorks.artworkId })
    .from(savedWorks)
    .where(eq(savedWorks.userId, userId));
  return rows.map(({ id }) => id);
}

function savable(db: Database, where: SQL) {
  return db
    .select({ ...listedColumns, inAuction: worksInAuction })
    .from(artworks)
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(and(where, isNull(artworks.archivedAt)));
}

function worksOfList(db: Database, listId: string) {
  return db
    .select({ ...listedColumns, inAuction: worksInAuction, saved: savedWorks })
    .from(savedWorks)
    .innerJoin(artworks, eq(artworks.id, savedWorks.artworkId))
    .leftJoin(worksInAuction, isLotOfWork)
    .leftJoin(artists, eq(artists.id, artworks.artistId))
    .leftJoin(pictures, eq(pictures.hash, artworks.pictureHash))
    .where(and(eq(savedWorks.listId, listId), isNull(artworks.archivedAt)))
    .orderBy(asc(savedWorks.position), asc(savedWorks.artworkId));
}
