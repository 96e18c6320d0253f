import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { reached } from '../../../../db/steps';
import { HttpError } from '../../../../http/answers/http-error';
import { collectionImports, importPictures, importRows } from '../import.table';
import { readExisting } from '../planning/existing-records';
import { placeOf, planRow } from '../planning/plan-row';
import { namesOf } from '../planning/row-names';
import { type CollectionImport, type ImportRow, lockImport } from '../saving/lock-import';
import { savePlans } from '../saving/save-plan';
import { nextRow } from './next-row';
import { addFurtherPicture, saveRow } from './save-row';
import type { ImportDeps } from './start-import';

/** Imports rows, each in a transaction of its own, until none is left. A row is done with its work, so a stop repeats nothing. */
export async function runImport(deps: ImportDeps, id: string): Promise<void> {
  while (await importNext(deps, id)) await reached('row imported');
}

function importNext({ db, jobs }: ImportDeps, id: string): Promise<boolean> {
  return db.transaction(async (tx) => {
    const locked = await lockImport(tx, id);
    if (locked.state !== 'running') return false;
    const row = await nextRow(tx, locked.id);
    if (row) {
      await importRow({ db: tx, jobs }, locked, row);
      return true;
    }
    const picture = await nextPicture(tx, locked.id);
    if (picture) {
      await addFurtherPicture({ db: tx, jobs }, locked, picture);
      return true;
    }
    await tx.update(collectionImports).set({ state: 'done' }).where(eq(collectionImports.id, locked.id));
    return false;
  });
}

async function nextPicture(tx: Database, id: string) {
  const [found] = await tx
    .select({ name: importPictures.name, imgUrl: importPictures.imgUrl, artworkId: importRows.artworkId })
    .from(importPictures)
    .innerJoin(
      importRows,
      and(eq(importRows.importId, importPictures.importId), eq(importRows.number, importPictures.number)),
    )
    .where(
      and(
        eq(importPictures.importId, id),
        isNull(importPictures.addedAt),
        isNotNull(importRows.artworkId),
        isNotNull(importRows.doneAt),
      ),
    )
    .orderBy(asc(importPictures.number), asc(importPictures.name))
    .limit(1);
  return found?.artworkId ? { ...found, artworkId: found.artworkId } : null;
}

/** The planner decides again, because the catalog can have changed since the dry run. */
async function importRow(deps: ImportDeps, locked: CollectionImport, row: ImportRow): Promise<void> {
  const { db: tx } = deps;
  const known = await readExisting(tx, namesOf(locked, [row]));
  const planned = planRow(locked, row, known);
  const { plan, problems, input } = planned;
  if (!input || plan === 'same' || plan === 'wrong') {
    await savePlans(tx, locked.id, [{ number: row.number, row: { plan, problems } }]);
    return;
  }
  try {
    await tx.transaction((inner) =>
      saveRow({ db: inner, jobs: deps.jobs }, locked, row, { ...planned, input }),
    );
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    const [field] = Object.keys(error.errors ?? {});
    const column = field === 'price' ? placeOf(locked, 'price') : null;
    const problem = { column, message: error.message };
    await savePlans(tx, locked.id, [{ number: row.number, row: { plan: 'wrong', problems: [problem] } }]);
  }
}
