import { randomUUID } from 'node:crypto';
import { viewLimits } from '@gallery/shared/contract/collection/work-states';
import type { WorksView } from '@gallery/shared/contract/collection/works-list';
import type { WorksViewInput } from '@gallery/shared/contract/collection/works-list-input.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, asc, count, eq, ne } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { byName } from '../../../db/columns';
import { HttpError } from '../../../http/answers/http-error';
import { users } from '../../users/user.table';
import { worksViews } from './works-view.table';

export async function readViews(db: Database, userId: string): Promise<WorksView[]> {
  const rows = await db
    .select()
    .from(worksViews)
    .where(eq(worksViews.userId, userId))
    .orderBy(asc(byName(worksViews.name)));
  return rows.map(viewOf);
}

/** A view with the same name gets the new query. Throws a 409 when the person has the most views. */
export function saveView(db: Database, userId: string, { name, query }: WorksViewInput): Promise<WorksView> {
  return db.transaction(async (tx) => {
    // Makes the person's other saves wait, so that the limit holds.
    await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
    const others = and(eq(worksViews.userId, userId), ne(worksViews.name, name));
    const [counted] = await tx.select({ views: count() }).from(worksViews).where(others);
    if ((counted?.views ?? 0) >= viewLimits.views) throw tooManyViews();
    const [row] = await tx
      .insert(worksViews)
      .values({ id: randomUUID(), userId, name, query })
      .onConflictDoUpdate({ target: [worksViews.userId, worksViews.name], set: { query } })
      .returning();
    if (!row) throw new Error('A saved view has no row.');
    return viewOf(row);
  });
}

/** Throws a 404 for an unknown view and for another person's. */
export async function deleteView(db: Database, userId: string, id: string): Promise<void> {
  const isOwn = and(eq(worksViews.id, id), eq(worksViews.userId, userId));
  const gone = idPattern.test(id) ? await db.delete(worksViews).where(isOwn).returning() : [];
  if (gone.length === 0) throw new HttpError(404, 'No view with this id.');
}

function viewOf({ id, name, query }: typeof worksViews.$inferSelect): WorksView {
  return { _id: id, name, query };
}

function tooManyViews(): HttpError {
  return new HttpError(
    409,
    `You have ${viewLimits.views} views, the most possible. Delete one to save another.`,
  );
}
