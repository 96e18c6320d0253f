import type { Paged } from '@gallery/shared/contract/fields/answer';
import type { OpenQuery } from '@gallery/shared/contract/inbox/inbox.schema';
import { idPattern } from '@gallery/shared/domain/id';
import { and, count, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { newestFirst, sortBy } from '../../http/paging/cursor';
import { readPaged } from '../../http/paging/paged';
import { recordAudit } from '../audit/record-audit';
import type { InboxTable } from './inbox.table';

export type InboxPart = { where: SQL | undefined; orderBy: SQL[]; limit: number; offset: number };

/** A list of what visitors send, which administrators mark as done. */
export type Inbox<Shown> = {
  subject: 'message' | 'enquiry';
  actions: { done: string; opened: string };
  table: InboxTable;
  read(db: Database, part: InboxPart): Promise<Shown[]>;
};

/** Returns one page, newest first. Throws a 422 for an invalid cursor. */
export function listInbox<Shown>(
  db: Database,
  { table, read }: Inbox<Shown>,
  query: OpenQuery,
): Promise<{ rows: Shown[]; page: Paged }> {
  const where = query.open ? isNull(table.doneAt) : undefined;
  return readPaged(query, {
    async count() {
      const [counted] = await db.select({ total: count() }).from(table).where(where);
      return counted?.total ?? 0;
    },
    read: (place) => read(db, { where, orderBy: sortBy(newestFirst(table)), ...place }),
  });
}

/** Throws a 404 for an unknown id. */
export async function findInInbox<Shown>(
  db: Database,
  { subject, table, read }: Inbox<Shown>,
  id: string,
): Promise<Shown> {
  const part = { where: eq(table.id, id), orderBy: [], limit: 1, offset: 0 };
  const [found] = idPattern.test(id) ? await read(db, part) : [];
  if (!found) throw new HttpError(404, `No ${subject} with this id.`);
  return found;
}

/** Marks an entry as done or open; `by` is the administrator's id. Throws a 404 for an unknown id. */
export async function markInInbox<Shown>(
  db: Database,
  inbox: Inbox<Shown>,
  { id, done, by }: { id: string; done: boolean; by: string },
): Promise<Shown> {
  const { subject, actions, table } = inbox;
  await findInInbox(db, inbox, id);
  return db.transaction(async (tx) => {
    const [changed] = await tx
      .update(table)
      .set({ doneAt: done ? sql`now()` : null })
      .where(and(eq(table.id, id), done ? isNull(table.doneAt) : isNotNull(table.doneAt)))
      .returning({ id: table.id });
    const action = done ? actions.done : actions.opened;
    if (changed) await recordAudit(tx, { subject, subjectId: id, action, by });
    return findInInbox(tx, inbox, id);
  });
}
