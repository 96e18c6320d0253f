import type { KeptWork, WorksEdit } from '@gallery/shared/contract/collection/works-edit';
import { idPattern } from '@gallery/shared/domain/id';
import { and, desc, eq, gt, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { users } from '../../../users/user.table';
import { bulkEdits, bulkEditWorks } from '../bulk-edit.table';
import { readWorks } from '../planning/edited-works';
import { blockOf, keptWork, type Planned } from '../planning/plan-edit';

export type EditRow = typeof bulkEdits.$inferSelect;
export type UndoPlan = { changes: Planned[]; keeps: KeptWork[] };

/** Leaves room for many prices edited in place after an edit of several works. */
const maxRecent = 20;

/** Returns the newest edits that can still be undone, newest first. */
export async function recentEdits(db: Database): Promise<WorksEdit[]> {
  const edits = await readEdits(db, and(gt(bulkEdits.undoUntil, sql`now()`), isNull(bulkEdits.undoneAt)));
  return edits.filter(({ undoable }) => undoable > 0);
}

/** Returns an edit that was just made. Throws a 404 for an unknown one. */
export async function readEdit(db: Database, id: string): Promise<WorksEdit> {
  const [edit] = idPattern.test(id) ? await readEdits(db, eq(bulkEdits.id, id)) : [];
  if (!edit) throw new HttpError(404, 'No edit with this id.');
  return edit;
}

/** Compares the works of an edit with what they are now. Lock the works first to rely on the plan. */
export async function planUndo(
  db: Database,
  { id, field }: Pick<EditRow, 'id' | 'field'>,
): Promise<UndoPlan> {
  const saved = await db.select().from(bulkEditWorks).where(eq(bulkEditWorks.editId, id));
  const works = await readWorks(
    db,
    saved.map(({ artworkId }) => artworkId),
  );
  const rows = new Map(saved.map((row) => [row.artworkId, row]));
  const plan: UndoPlan = { changes: [], keeps: [] };
  for (const work of works) {
    const row = rows.get(work.id);
    if (!row) continue;
    const changed = row.version === work.version ? undefined : 'Somebody changed it meanwhile.';
    const reason = blockOf(field, work) ?? changed;
    if (reason) plan.keeps.push(keptWork(work, reason));
    else plan.changes.push({ work, before: row.after, after: row.before });
  }
  return plan;
}

async function readEdits(db: Database, which: SQL | undefined): Promise<WorksEdit[]> {
  const rows = await db
    .select({ edit: bulkEdits, firstname: users.firstname, lastname: users.lastname })
    .from(bulkEdits)
    .leftJoin(users, eq(users.id, bulkEdits.byUser))
    .where(which)
    .orderBy(desc(bulkEdits.createdAt), desc(bulkEdits.id))
    .limit(maxRecent);
  return Promise.all(
    rows.map(async ({ edit, firstname, lastname }) => {
      const { changes, keeps } = await planUndo(db, edit);
      const [name, ...others] = [...changes.map(({ work }) => work.label), ...keeps.map((kept) => kept.name)];
      return {
        _id: edit.id,
        field: edit.field,
        summary: edit.summary,
        by: [firstname, lastname].filter(Boolean).join(' ') || 'The gallery',
        name: others.length === 0 ? name : undefined,
        works: changes.length + keeps.length,
        at: edit.createdAt.toISOString(),
        undo_until: edit.undoUntil.toISOString(),
        undoable: changes.length,
        keeps,
      };
    }),
  );
}
