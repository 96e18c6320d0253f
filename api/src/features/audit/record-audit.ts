import type { AuditSubject } from '@gallery/shared/contract/audit/audit';
import { sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { users } from '../users/user.table';
import { audits } from './audit.table';

export type AuditRecord = {
  subject: AuditSubject;
  subjectId: string;
  action: string;
  from?: string | null;
  to?: string | null;
  /** The user's id, or `null` for the gallery itself, and for a guest. */
  by: string | null;
  guestId?: string | null;
};

/** Runs in the transaction of the action, so that the database saves both or neither. */
export function recordAudit(tx: Database, record: AuditRecord): Promise<void> {
  return recordAudits(tx, [record]);
}

export async function recordAudits(tx: Database, records: readonly AuditRecord[]): Promise<void> {
  if (records.length > 0) await tx.insert(audits).values(records.map(rowOf));
}

function rowOf({ subject, subjectId, action, from = null, to = null, by, guestId }: AuditRecord) {
  const byName = guestId
    ? sql<string>`(SELECT concat_ws(' ', 'Guest', firstname, lastname) FROM guests WHERE id = ${guestId})`
    : by &&
      sql<string>`(
    SELECT concat_ws(' ', ${users.firstname}, ${users.lastname}) FROM ${users} WHERE ${users.id} = ${by}
  )`;
  return { subject, subjectId, action, fromState: from, toState: to, byUser: by, byName };
}
