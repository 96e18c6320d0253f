import type { EditArtworkInput } from '@gallery/shared/contract/catalogue/artwork-input.schema';
import type { PictureKind } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { HttpError } from '../../../../http/answers/http-error';
import { lockArtwork } from '../../../artworks/editing/archive-artwork';
import { readEditedArtwork } from '../../../artworks/editing/artwork-record';
import { changeArtwork, createArtwork } from '../../../artworks/editing/save-artwork';
import { addWorkPicture } from '../../../artworks/more-pictures/save-work-pictures';
import { importedWorks, importPictures, importRows, type WorkBefore } from '../import.table';
import type { ExistingWork } from '../planning/existing-records';
import { type PlannedRow, presentOf } from '../planning/plan-row';
import type { CollectionImport, ImportRow } from '../saving/lock-import';
import type { ImportDeps } from './start-import';

type Ready = PlannedRow & { input: EditArtworkInput };

/** Creates or changes the work of a row, and marks the row as done in the same transaction. */
export async function saveRow(
  deps: ImportDeps,
  locked: CollectionImport,
  row: ImportRow,
  ready: Ready,
): Promise<void> {
  const { db: tx } = deps;
  const by = authorOf(locked);
  const before = ready.work ? await change(deps, ready.work, ready.input, by) : null;
  const artworkId = ready.work?.id ?? (await create(deps, locked, row, ready.input));
  const { inventoryNumber } = ready;
  if (inventoryNumber)
    await tx.insert(importedWorks).values({ inventoryNumber, artworkId }).onConflictDoNothing();
  const isIt = and(eq(importRows.importId, locked.id), eq(importRows.number, row.number));
  const { plan } = ready;
  await tx.update(importRows).set({ artworkId, before, plan, problems: [], doneAt: sql`now()` }).where(isIt);
}

async function create(
  deps: ImportDeps,
  locked: CollectionImport,
  row: ImportRow,
  input: EditArtworkInput,
): Promise<string> {
  const { db: tx } = deps;
  const isOfRow = and(eq(importPictures.importId, row.importId), eq(importPictures.number, row.number));
  const [main] = await tx
    .select()
    .from(importPictures)
    .where(isOfRow)
    .orderBy(desc(importPictures.isMain), asc(importPictures.name))
    .limit(1);
  if (!main) throw new Error('A new work of an import has a picture.');
  const stage = locked.asDrafts ? 'draft' : 'published';
  const id = await createArtwork(deps, {
    input: { ...input, stage },
    imgUrl: main.imgUrl,
    by: authorOf(locked),
  });
  const isMain = and(eq(importPictures.importId, row.importId), eq(importPictures.name, main.name));
  await tx.update(importPictures).set({ addedAt: sql`now()` }).where(isMain);
  return id;
}

/** Returns what the work was before. Lines of its history that the import adds are entries, which stay after an undo. */
async function change(
  deps: ImportDeps,
  work: ExistingWork,
  planned: EditArtworkInput,
  by: string,
): Promise<WorkBefore> {
  const { artist_email: present, version, img_url: imgUrl } = await readEditedArtwork(deps.db, work.id);
  const input = { ...planned, artist_email: planned.artist_email || present, version };
  await changeArtwork(deps, work.id, { input, imgUrl, by });
  const before = { ...presentOf(work), artist_email: present, img_url: imgUrl };
  const after = await readEditedArtwork(deps.db, work.id);
  return { input: before as EditArtworkInput, version: after.version };
}

type Further = { name: string; imgUrl: string; artworkId: string };

/** Adds a picture to the work of a row that is done. Leaves it out if the work is gone or has too many. */
export async function addFurtherPicture(
  { db: tx, jobs }: ImportDeps,
  locked: CollectionImport,
  { name, imgUrl, artworkId }: Further,
): Promise<void> {
  try {
    await tx.transaction(async (inner) => {
      const { version } = await lockArtwork(inner, artworkId);
      const picture = { kind: kindOf(name), alt: '', imgUrl };
      await addWorkPicture({ db: inner, jobs }, { artworkId, version, by: authorOf(locked) }, picture);
    });
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
  }
  const isIt = and(eq(importPictures.importId, locked.id), eq(importPictures.name, name));
  await tx.update(importPictures).set({ addedAt: sql`now()` }).where(isIt);
}

function kindOf(name: string): PictureKind {
  const [, suffix = ''] = /[-(]([^-(]*)$/.exec(name) ?? [];
  if (/^(back|verso)/.test(suffix)) return 'back';
  if (/^sign/.test(suffix)) return 'signature';
  return (['detail', 'frame'] as const).find((kind) => suffix.startsWith(kind)) ?? 'other';
}

/** The audit names the curator who read the file. */
function authorOf({ byUser }: CollectionImport): string {
  if (!byUser) throw new Error('The curator of the import has no account any more.');
  return byUser;
}
