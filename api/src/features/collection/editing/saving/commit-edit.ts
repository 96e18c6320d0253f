import { randomUUID } from 'node:crypto';
import { maxEditedWorks, undoMinutes } from '@gallery/shared/contract/collection/edit-limits';
import type { EditPreview } from '@gallery/shared/contract/collection/works-edit';
import type {
  CommitEditInput,
  PreviewEditInput,
} from '@gallery/shared/contract/collection/works-edit-input.schema';
import { sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { reached } from '../../../../db/steps';
import { FieldError, HttpError } from '../../../../http/answers/http-error';
import { bulkEdits, bulkEditWorks } from '../bulk-edit.table';
import { type Change, changeSummary, readChange } from '../planning/change';
import { lockWorks, readWorks, withTheirEditions } from '../planning/edited-works';
import { keptWork, type Plan, planEdit, previewOf } from '../planning/plan-edit';
import { applyEdit } from './apply-edit';

/** Computes an edit without a change. Throws a 422 for a change that is not complete, and for too many works. */
export async function previewEdit(db: Database, { works, ...input }: PreviewEditInput): Promise<EditPreview> {
  const change = await readChange(db, input);
  const ids = await withTheirEditions(db, works);
  if (ids.length > maxEditedWorks) throw tooManyWorks(ids.length);
  return previewOf(randomUUID(), change, planEdit(change, ids, await readWorks(db, ids)));
}

/** Applies a preview to all of its works or to none. Throws a 409 with the works that no longer fit the preview. */
export function commitEdit(db: Database, input: CommitEditInput, by: string): Promise<void> {
  return db.transaction(async (tx) => {
    const change = await readChange(tx, input);
    refuseOtherArtist(input, change);
    if (!(await isFirst(tx, input, change, by))) return;
    const ids = [...new Set(input.works.map(({ _id }) => _id.toLowerCase()))];
    await lockWorks(tx, ids);
    const plan = planEdit(change, ids, await readWorks(tx, ids));
    refuseOutdated(input, plan);
    const artists = new Map<string | null, string>(
      plan.changes.map(({ work }) => [work.artistId, work.artist]),
    );
    if (change.field === 'artist') artists.set(change.artistId, change.name);
    const action = 'Artwork changed in bulk';
    await applyEdit(tx, {
      field: change.field,
      changes: plan.changes,
      artists,
      action,
      note: input.reason,
      by,
    });
    await reached('works edited');
    await tx.insert(bulkEditWorks).values(
      plan.changes.map(({ work, before, after }) => ({
        editId: input.edit,
        artworkId: work.id,
        before,
        after,
        version: work.version + 1,
      })),
    );
    await reached('edit written');
  });
}

/** Waits for a parallel request with the same preview. After that one, there is nothing left to do. */
async function isFirst(tx: Database, input: CommitEditInput, change: Change, by: string): Promise<boolean> {
  const { edit: id, field, reason } = input;
  const undoUntil = sql`now() + make_interval(mins => ${undoMinutes})`;
  const added = await tx
    .insert(bulkEdits)
    .values({ id, field, summary: changeSummary(change), reason, byUser: by, undoUntil })
    .onConflictDoNothing()
    .returning({ id: bulkEdits.id });
  return added.length > 0;
}

/** The address of the preview may belong to somebody else by now. */
function refuseOtherArtist({ artist_id: previewed }: CommitEditInput, change: Change): void {
  if (change.field !== 'artist' || !previewed || previewed.toLowerCase() === change.artistId) return;
  throw new HttpError(409, 'Nothing changed. The address belongs to another artist now. Check the preview.');
}

function refuseOutdated({ works }: CommitEditInput, { changes, stays }: Plan): void {
  const versions = new Map(works.map(({ _id, version }) => [_id.toLowerCase(), version]));
  const outdated = changes
    .filter(({ work }) => versions.get(work.id) !== work.version)
    .map(({ work }) => keptWork(work, 'Somebody changed it meanwhile.'));
  const left = [...stays, ...outdated];
  if (left.length === 0) return;
  const [first] = left;
  const others = left.length > 1 ? ` ${left.length - 1} more works do not fit the preview.` : '';
  const message = `Nothing changed. ${first?.name}: ${first?.reason}${others}`;
  throw new HttpError(409, message, undefined, { stays: left });
}

function tooManyWorks(found: number): HttpError {
  const message = `These are ${found} works with the numbers of their editions. Select at most ${maxEditedWorks}.`;
  return new FieldError(422, 'works', message);
}
