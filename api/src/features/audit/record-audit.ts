import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { users } from '../users/user.table';
import { type auditSubjects, audits } from './audit.table';

export type AuditSubject = (typeof auditSubjects)[number];

export type AuditRecord = {
  subject: AuditSubject;
  subjectId: string;
  /** In words, such as 'Order moved' or 'Artwork changed'. */
  action: string;
  /** The states before and after, in words; left out where there is none. */
  from?: string | null;
  to?: string | null;
  /** The id of the user who did it; `null`: the gallery's own machinery. */
  by: string | null;
};

/** Writes down who did what; inside the transaction that does it, so that one never stands without the other. */
export async function recordAudit(tx: Database, deed: AuditRecord): Promise<void> {
  const { subject, subjectId, action, from = null, to = null, by } = deed;
  const byName =
    by &&
    sql<string>`(
    SELECT concat_ws(' ', ${users.firstname}, ${users.lastname}) FROM ${users} WHERE ${users.id} = ${by}
  )`;
  await tx
    .insert(audits)
    .values({ subject, subjectId, action, fromState: from, toState: to, byUser: by, byName });
}
