import { countOf } from '@gallery/shared/domain/count-of';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { defineJob, type Jobs } from '../../../../jobs/job-queue';
import { collectionImports } from '../import.table';
import { lockImport } from '../saving/lock-import';
import { planAgain } from '../saving/save-plan';
import { nextRow } from './next-row';

/** Runs until no row is left, and continues after a stop of the server. */
export const importJob = defineJob<{ import: string }>('import-collection', {
  retryLimit: 20,
  retryDelay: 5,
  heartbeatSeconds: 30,
  expireInSeconds: 3_600,
  batchSize: 1,
});

export type ImportDeps = { db: Database; jobs: Jobs };

/**
 * Starts an import in the name of `by`. Checks all open rows again before, so that rows that failed get another try: an
 * artist or a price may be right meanwhile. Does nothing more while it runs, or without a ready row. Throws a 404 for an unknown id, and a 409 when
 * it would undo edits that the curator did not see; the import then shows them.
 */
export async function startImport(
  { db, jobs }: ImportDeps,
  id: string,
  { asDrafts, by }: { asDrafts: boolean; by: string },
): Promise<void> {
  const edited = await db.transaction(async (tx) => {
    const locked = await lockImport(tx, id);
    if (locked.state === 'running') return 0;
    const changed = await planAgain(tx, locked);
    if (changed > 0) return changed;
    await tx
      .update(collectionImports)
      .set({ byUser: by, asDrafts })
      .where(eq(collectionImports.id, locked.id));
    if (!(await nextRow(tx, locked.id))) return 0;
    await continueImport(tx, jobs, locked.id);
    return 0;
  });
  if (edited === 0) return;
  const works = countOf(edited, 'work was', 'works were');
  throw new HttpError(409, `${works} edited after the file was read. Look at the changes, and start again.`);
}

/** Runs a locked import that does not run. */
export async function continueImport(tx: Database, jobs: Jobs, id: string): Promise<void> {
  await tx.update(collectionImports).set({ state: 'running' }).where(eq(collectionImports.id, id));
  await jobs.send(tx, importJob, { import: id });
}
