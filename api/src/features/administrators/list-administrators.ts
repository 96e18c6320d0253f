import type {
  Administrator,
  AdministratorsAnswer,
  Invitation,
} from '@gallery/shared/contract/staff/administrators';
import { desc, eq, getTableColumns, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { byName } from '../../db/columns';
import { users } from '../users/user.table';
import { staffInvitations } from './invitation.table';

type Account = typeof users.$inferSelect;

export async function listAdministrators(db: Database): Promise<AdministratorsAnswer> {
  const accounts = await db
    .select()
    .from(users)
    .where(eq(users.role, 'admin'))
    .orderBy(byName(users.firstname), byName(users.lastname), users.email);
  const invitations = await readInvitations(db).orderBy(desc(staffInvitations.sentAt));
  return {
    administrators: accounts.map(administratorOf),
    invitations: invitations.map(invitationOf),
  };
}

/** Throws for an account that is not an administrator. */
export function administratorOf({ id, staffRole, ...account }: Account): Administrator {
  if (!staffRole) throw new Error(`The account ${id} is not an administrator.`);
  const { firstname, lastname, email, staffUsedAt } = account;
  const name = `${firstname} ${lastname}`.trim();
  return { _id: id, name, email, role: staffRole, last_used_at: staffUsedAt?.toISOString() ?? null };
}

/** The database's clock decides about expiry. */
export function readInvitations(db: Database) {
  return db
    .select({
      ...getTableColumns(staffInvitations),
      by: sql<string>`coalesce(concat_ws(' ', ${users.firstname}, ${users.lastname}), '')`,
      isExpired: sql<boolean>`${staffInvitations.endsAt} <= now()`,
    })
    .from(staffInvitations)
    .leftJoin(users, eq(users.id, staffInvitations.invitedBy));
}

type InvitationRow = Awaited<ReturnType<typeof readInvitations>>[number];

export function invitationOf(row: InvitationRow): Invitation {
  return {
    _id: row.id,
    email: row.email,
    role: row.staffRole,
    by: row.by || 'The gallery',
    sent_at: row.sentAt.toISOString(),
    ends_at: row.endsAt.toISOString(),
    expired: row.isExpired,
  };
}
