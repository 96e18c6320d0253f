import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { reached } from '../../../../db/steps';
import { HttpError } from '../../../../http/answers/http-error';
import { artworks } from '../../../artworks/artwork.table';
import { recordAudits } from '../../../audit/record-audit';
import { lockWorks, readWorks } from '../../editing/planning/edited-works';
import { blockOf } from '../../editing/planning/plan-edit';
import { collectionImports, importedWorks, importPictures, importRows } from '../import.table';
import type { ImportDeps } from '../running/start-import';
import { type ImportRow, lockImport } from '../saving/lock-import';
import { undoUntil } from '../saving/read-import';
import { planAgain } from '../saving/save-plan';
import { type Kept, undoChanges } from './undo-changes';

/**
 * Archives the works that an import made, restores those that it changed, and opens the import again. Leaves the works
 * that somebody edited after the import, and returns them. Throws a 404, and a 409 if the import runs, if it is older than
 * a week, or if a new work is sold, held, in an auction, or has an offer: nothing is undone then.
 */
export function undoImport({ db, jobs }: ImportDeps, id: string, by: string): Promise<Kept[]> {
  return db.transaction(async (tx) => {
    const locked = await lockImport(tx, id);
    if (locked.state === 'running') throw refused('The import is running. Wait until it is done.');
    const isDone = and(eq(importRows.importId, locked.id), isNotNull(importRows.doneAt));
    const now = sql<Date>`now()`.mapWith(importRows.doneAt);
    const found = await tx.select({ row: importRows, now }).from(importRows).where(isDone);
    const rows = found.map(({ row }) => row);
    if (!found[0]) throw refused('Nothing of this file is imported.');
    if (undoUntil(rows) <= found[0].now)
      throw refused('The week for this undo has passed. Archive the works instead.');
    // This locks artists, and every writer does so before it locks works.
    const kept = await undoChanges(
      { db: tx, jobs },
      rows.filter(({ plan }) => plan === 'changed'),
      by,
    );
    await archiveMade(
      tx,
      rows.filter(({ plan }) => plan === 'new'),
      by,
    );
    const left = new Set(kept.map(({ row }) => row));
    await openAgain(
      tx,
      locked.id,
      rows.filter(({ number }) => !left.has(number)),
    );
    await tx.update(collectionImports).set({ state: 'checking' }).where(eq(collectionImports.id, locked.id));
    await planAgain(tx, { ...locked, state: 'checking' });
    await reached('import undone');
    return kept;
  });
}

/** A work that a curator has archived meanwhile stays so. */
async function archiveMade(tx: Database, rows: readonly ImportRow[], by: string): Promise<void> {
  const ids = rows.flatMap(({ artworkId }) => artworkId ?? []);
  if (ids.length === 0) return;
  await lockWorks(tx, ids);
  const works = await readWorks(tx, ids);
  const open = works.filter(({ stage }) => stage !== 'archived');
  const blocks = open.flatMap((work) => {
    const reason = blockOf('archived', work);
    return reason ? [`${work.label}: ${reason}`] : [];
  });
  if (blocks.length > 0) throw refused(`Nothing is undone. ${sentencesOf(blocks)}`);
  await tx
    .update(artworks)
    .set({ stage: 'archived', importUndoneAt: sql`now()`, version: sql`version + 1` })
    .where(
      inArray(
        artworks.id,
        open.map((work) => work.id),
      ),
    );
  const record = { subject: 'artwork', action: 'Import undone', by } as const;
  await recordAudits(
    tx,
    open.map((work) => ({ ...record, subjectId: work.id, from: work.label })),
  );
  await tx.delete(importedWorks).where(inArray(importedWorks.artworkId, ids));
}

async function openAgain(tx: Database, importId: string, rows: readonly ImportRow[]): Promise<void> {
  const numbers = rows.map(({ number }) => number);
  if (numbers.length === 0) return;
  await tx
    .update(importRows)
    .set({ doneAt: null, artworkId: null, before: null })
    .where(and(eq(importRows.importId, importId), inArray(importRows.number, numbers)));
  await tx
    .update(importPictures)
    .set({ addedAt: null })
    .where(and(eq(importPictures.importId, importId), inArray(importPictures.number, numbers)));
}

const maxNamed = 3;

function sentencesOf(blocks: readonly string[]): string {
  const others = blocks.length - maxNamed;
  return [
    ...blocks.slice(0, maxNamed),
    ...(others > 0 ? [`${others} more keep it from being undone.`] : []),
  ].join(' ');
}

function refused(message: string): HttpError {
  return new HttpError(409, message);
}
