import type { AuditSubject } from '@gallery/shared/contract/audit/audit';
import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { audits } from './audit.table';

export async function listAudit(
  db: Database,
  subject: AuditSubject,
  subjectId: string,
): Promise<AuditEntry[]> {
  const rows = await db
    .select()
    .from(audits)
    .where(and(eq(audits.subject, subject), eq(audits.subjectId, subjectId)))
    .orderBy(asc(audits.id));
  return rows.map(({ at, byName, action, fromState, toState }) => ({
    at: at.toISOString(),
    by: byName ?? 'The gallery',
    action,
    from: fromState,
    to: toState,
  }));
}
