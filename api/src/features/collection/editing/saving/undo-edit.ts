import type { UndoneAnswer } from '@gallery/shared/contract/collection/works-edit.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { idPattern } from '@gallery/shared/domain/id';
import { asc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { reached } from '../../../../db/steps';
import { HttpError } from '../../../../http/answers/http-error';
import { artists } from '../../../artists/artist.table';
import { bulkEdits, bulkEditWorks } from '../bulk-edit.table';
import { lockWorks } from '../planning/edited-works';
import { keptWork } from '../planning/plan-edit';
import { applyEdit } from './apply-edit';
import { type EditRow, planUndo, type UndoPlan } from './recent-edits';

/** Restores the earlier values of the works that nobody changed since, and names the others. Throws a 404 or a 409. */
export function undoEdit(db: Database, id: string, by: string): Promise<UndoneAnswer> {
  return db.transaction(async (tx) => {
    const edit = await lockEdit(tx, id);
    const saved = await tx.select().from(bulkEditWorks).where(eq(bulkEditWorks.editId, edit.id));
    const known = edit.field === 'artist' ? await lockArtists(tx, saved) : new Map<string | null, string>();
    await lockWorks(
      tx,
      saved.map(({ artworkId }) => artworkId),
    );
    const { changes, keeps } = withoutLostArtists(edit, await planUndo(tx, edit), known);
    if (changes.length === 0) {
      throw new HttpError(409, `Nothing to undo. ${sentencesOf(keeps)}`, undefined, { keeps });
    }
    const { field } = edit;
    await applyEdit(tx, { field, changes, artists: known, action: 'Bulk change undone', note: '', by });
    await tx.update(bulkEdits).set({ undoneAt: sql`now()` }).where(eq(bulkEdits.id, edit.id));
    await reached('edit undone');
    return { message: messageOf(changes.length, keeps), keeps };
  });
}

/** Runs daily, long after the last moment for an undo. */
export async function deleteOldEdits(db: Database): Promise<void> {
  await db.delete(bulkEdits).where(lte(bulkEdits.createdAt, sql`now() - interval '1 day'`));
}

async function lockEdit(tx: Database, id: string): Promise<EditRow> {
  const [row] = idPattern.test(id)
    ? await tx
        .select({ edit: bulkEdits, isLate: sql<boolean>`${bulkEdits.undoUntil} <= now()` })
        .from(bulkEdits)
        .where(eq(bulkEdits.id, id))
        .for('update')
    : [];
  if (!row) throw new HttpError(404, 'No edit with this id.');
  if (row.edit.undoneAt) throw new HttpError(409, 'This edit was undone already.');
  if (row.isLate) throw new HttpError(409, 'The hour for this undo has passed. Change the works again.');
  return row.edit;
}

/** Returns the present artists of the values by id, locked before the works as all writers do. */
async function lockArtists(tx: Database, saved: { before: string | null; after: string | null }[]) {
  const ids = [...new Set(saved.flatMap(({ before, after }) => [before, after]))].filter((id) => id !== null);
  const rows = await tx
    .select({ id: artists.id, firstname: artists.firstname, lastname: artists.lastname })
    .from(artists)
    .where(inArray(artists.id, ids))
    .orderBy(asc(artists.id))
    .for('key share');
  return new Map<string | null, string>(
    rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]),
  );
}

function withoutLostArtists({ field }: EditRow, plan: UndoPlan, known: Map<string | null, string>): UndoPlan {
  if (field !== 'artist') return plan;
  const isLost = ({ after }: UndoPlan['changes'][number]) => after !== null && !known.has(after);
  const lost = plan.changes
    .filter(isLost)
    .map(({ work }) => keptWork(work, 'Its earlier artist was removed.'));
  return { changes: plan.changes.filter((change) => !isLost(change)), keeps: [...plan.keeps, ...lost] };
}

function messageOf(restored: number, keeps: UndoPlan['keeps']): string {
  const works = countOf(restored, 'work is', 'works are');
  const done = `${works} as before the edit.`;
  return keeps.length > 0 ? `${done} ${sentencesOf(keeps)}` : done;
}

const maxNamed = 3;

function sentencesOf(keeps: UndoPlan['keeps']): string {
  const named = keeps.slice(0, maxNamed).map(({ name, reason }) => `${name}: ${reason}`);
  const others = keeps.length - named.length;
  return [...named, ...(others > 0 ? [`${others} more keep their new value.`] : [])].join(' ');
}
