import { maxWorkPictures } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import type { PictureMatch } from '@gallery/shared/contract/collection/imports/import';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { FieldError, type HttpError } from '../../../../http/answers/http-error';
import { usedImagesOf } from '../../../storage/picture-storage';
import { importPictures } from '../import.table';
import { pictureFinder } from '../planning/match-pictures';
import { foldName } from '../planning/row-names';
import { lockImport, readImportHead, rowsOfImport } from '../saving/lock-import';
import { continueImport, type ImportDeps } from './start-import';

/** Pictures that wait for their rows are not garbage. */
export const findImportedImages = usedImagesOf(importPictures.imgUrl);

/** Says which rows pictures belong to, and which of them the import lacks. Works that exist keep their pictures. */
export async function matchPictures(
  db: Database,
  id: string,
  names: readonly string[],
): Promise<PictureMatch[]> {
  const found = await readImportHead(db, id);
  const rows = await rowsOfImport(db, found.id);
  const plans = new Map(rows.map(({ number, plan }) => [number, plan]));
  const findRow = pictureFinder(found, rows);
  const present = await db
    .select({ name: importPictures.name })
    .from(importPictures)
    .where(eq(importPictures.importId, found.id));
  const have = new Set(present.map(({ name }) => name));
  return names.map((name) => {
    const row = findRow(name);
    const plan = row && plans.get(row.number);
    const isWanted = (plan === 'new' || plan === 'wrong') && !have.has(foldName(name));
    return { name, row: row?.number ?? null, is_wanted: isWanted };
  });
}

/** Gives an uploaded picture to its row. A repeated name changes nothing. Throws a 404, and a 422 for a name of no row and at the limit. */
export async function savePictureOfRow(
  { db, jobs }: ImportDeps,
  id: string,
  { name, imgUrl, ...size }: { name: string; imgUrl: string; width?: number; height?: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockImport(tx, id);
    const row = pictureFinder(locked, await rowsOfImport(tx, locked.id))(name);
    if (!row) throw refused('The name fits no row. Rename the file like the inventory number.');
    const isOfRow = and(eq(importPictures.importId, locked.id), eq(importPictures.number, row.number));
    const [present] = await tx
      .select({ total: count(), mains: count(sql`CASE WHEN ${importPictures.isMain} THEN 1 END`) })
      .from(importPictures)
      .where(isOfRow);
    if ((present?.total ?? 0) > maxWorkPictures)
      throw refused(`A work has at most ${maxWorkPictures + 1} pictures. Leave this one out.`);
    const added = {
      importId: locked.id,
      name: foldName(name),
      number: row.number,
      // The first picture with a name of the main one takes this place.
      isMain: row.isMain && !present?.mains,
      imgUrl,
      ...size,
    };
    await tx
      .insert(importPictures)
      .values(added)
      .onConflictDoNothing({ target: [importPictures.importId, importPictures.name] });
    if (locked.state === 'done') await continueImport(tx, jobs, locked.id);
  });
}

function refused(message: string): HttpError {
  return new FieldError(422, 'name', message);
}
