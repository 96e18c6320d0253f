import { HttpError } from '../../../../http/answers/http-error';
import { readEditedArtwork } from '../../../artworks/editing/artwork-record';
import { changeArtwork } from '../../../artworks/editing/save-artwork';
import type { ImportDeps } from '../running/start-import';
import type { ImportRow } from '../saving/lock-import';

/** A work that keeps what the import or somebody after it wrote. */
export type Kept = { row: number; name: string };

/** Restores the works of locked rows that an import changed. Returns those that somebody edited since, and those that cannot go back. */
export async function undoChanges(
  { db: tx, jobs }: ImportDeps,
  rows: readonly ImportRow[],
  by: string,
): Promise<Kept[]> {
  const kept: Kept[] = [];
  for (const { number, artworkId, before } of rows) {
    if (!artworkId) continue;
    const { name_of_artwork: name, version, img_url: imgUrl } = await readEditedArtwork(tx, artworkId);
    const isRestored =
      before?.version === version &&
      (await restored(() =>
        tx.transaction((inner) =>
          changeArtwork({ db: inner, jobs }, artworkId, { input: { ...before.input, version }, imgUrl, by }),
        ),
      ));
    if (!isRestored) kept.push({ row: number, name });
  }
  return kept;
}

/** A refusal keeps the work: its price is fixed, or its artist is gone. */
async function restored(restore: () => Promise<void>): Promise<boolean> {
  try {
    await restore();
    return true;
  } catch (error) {
    if (error instanceof HttpError) return false;
    throw error;
  }
}
