import { auditSubjects } from '@gallery/shared/contract/audit/audit';
import { bigint, index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { users } from '../users/user.table';

/** Entries are never changed. The name stays when its account is deleted. */
export const audits = pgTable(
  'audits',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    subject: text({ enum: auditSubjects }).notNull(),
    subjectId: uuid('subject_id').notNull(),
    action: text().notNull(),
    fromState: text('from_state'),
    toState: text('to_state'),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    byName: text('by_name'),
    at: timestamp({ precision: 3, withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [index('audits_by_subject').on(table.subject, table.subjectId, table.id)],
);
