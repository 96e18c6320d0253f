import { staffRoles } from '@gallery/shared/contract/account/roles';
import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, dateTime } from '../../db/columns';
import { users } from '../users/user.table';

/** One open invitation for each address. Accepting or withdrawing deletes it. */
export const staffInvitations = pgTable(
  'staff_invitations',
  {
    id: uuid().primaryKey(),
    email: text().notNull(),
    staffRole: text('staff_role', { enum: staffRoles }).notNull(),
    /** The mail has the token. Another mail replaces it. */
    tokenHash: text('token_hash').notNull().unique(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: dateTime('sent_at').notNull().defaultNow(),
    endsAt: dateTime('ends_at').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('staff_invitations_email').on(sql`lower(${table.email})`),
    index('staff_invitations_by_end').on(table.endsAt),
    check('staff_invitations_role', sql`${table.staffRole} IN ('viewer', 'curator', 'manager', 'owner')`),
    check('staff_invitations_end', sql`${table.endsAt} > ${table.sentAt}`),
  ],
);
