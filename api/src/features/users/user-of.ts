import type { User } from '@gallery/shared/contract/account/user';
import type { users } from './user.table';

/** Maps the account to the contract's field names, without its password. */
export function userOf(row: typeof users.$inferSelect): User {
  const { id, title, firstname, lastname, email, mobile, address, role } = row;
  return { _id: id, title, firstname, lastname, email, mobile, address, role };
}
