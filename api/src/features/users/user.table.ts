import { staffRoles } from '@gallery/shared/contract/account/roles';
import type { User } from '@gallery/shared/contract/account/user';
import { sql } from 'drizzle-orm';
import { check, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt } from '../../db/columns';

export const roles = ['customer', 'admin'] as const;

export const users = pgTable(
  'users',
  {
    id: uuid().primaryKey(),
    role: text({ enum: roles }).notNull().default('customer'),
    /** A trigger makes an administrator without one an owner. It stays while the administrator is disabled. */
    staffRole: text('staff_role', { enum: staffRoles }),
    title: text().notNull().default(''),
    firstname: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    mobile: text().notNull().default(''),
    address: text().notNull().default(''),
    passwordHash: text('password_hash').notNull(),
    /** When a generated password ends. Another password ends this by a trigger. */
    passwordEndsAt: timestamp('password_ends_at', { precision: 3, withTimezone: true }),
    /** Bidding needs it. A new address must be confirmed again. */
    emailConfirmedAt: timestamp('email_confirmed_at', { precision: 3, withTimezone: true }),
    /** When an administrator last used the back office, a minute exact. */
    staffUsedAt: timestamp('staff_used_at', { precision: 3, withTimezone: true }),
    /** When the customer agreed that staff see the saved works. `null` without an agreement. */
    savedShownAt: timestamp('saved_shown_at', { precision: 3, withTimezone: true }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('users_email').on(sql`lower(${table.email})`),
    check('users_role', sql`${table.role} IN ('customer', 'admin')`),
    check('users_staff_role', sql`${table.staffRole} IN ('viewer', 'curator', 'manager', 'owner')`),
    check('users_administrator_role', sql`${table.role} <> 'admin' OR ${table.staffRole} IS NOT NULL`),
  ],
);

/** Tells by the database's clock whether a generated password has ended. */
export function isPasswordOver() {
  return sql<boolean>`coalesce(${users.passwordEndsAt} <= now(), false)`;
}

/** Maps the account to the contract's field names, without its password. */
export function userOf(row: typeof users.$inferSelect): User {
  const { id, title, firstname, lastname, email, mobile, address, role, staffRole } = row;
  const user = { _id: id, title, firstname, lastname, email, mobile, address, role };
  return role === 'admin' ? Object.assign(user, { staffRole: staffRole ?? undefined }) : user;
}
