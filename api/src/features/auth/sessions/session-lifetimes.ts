import type { Role } from '@gallery/shared/contract/account/user';
import { type Placeholder, type SQL, sql } from 'drizzle-orm';
import { users } from '../../users/user.table';
import { sessions } from '../auth.table';

/** A session ends `idleSeconds` after its last use, and `totalSeconds` after the log-in. */
export type Lifetime = Readonly<{ idleSeconds: number; totalSeconds: number }>;
export type SessionLifetimes = Readonly<Record<Role, Lifetime>>;

/** Matches sessions within the lifetimes of the account's present role, in a statement that joins `users`. */
export function isWithin({ admin, customer }: Limits): SQL {
  return sql`CASE WHEN ${users.role} = 'admin' THEN ${isWithinOne(admin)} ELSE ${isWithinOne(customer)} END`;
}

type Seconds = number | Placeholder;
type Limits = Record<Role, Record<keyof Lifetime, Seconds>>;

function isWithinOne({ idleSeconds, totalSeconds }: Limits[Role]): SQL {
  const ago = (seconds: Seconds) => sql`now() - make_interval(secs => ${seconds})`;
  return sql`(${sessions.usedAt} > ${ago(idleSeconds)} AND ${sessions.createdAt} > ${ago(totalSeconds)})`;
}

/** The limits of a prepared statement, which `secondsOf` gives it. */
export const placeholders: Limits = {
  admin: { idleSeconds: sql.placeholder('adminIdle'), totalSeconds: sql.placeholder('adminTotal') },
  customer: { idleSeconds: sql.placeholder('customerIdle'), totalSeconds: sql.placeholder('customerTotal') },
};

export function secondsOf({ admin, customer }: SessionLifetimes) {
  return {
    adminIdle: admin.idleSeconds,
    adminTotal: admin.totalSeconds,
    customerIdle: customer.idleSeconds,
    customerTotal: customer.totalSeconds,
  };
}
