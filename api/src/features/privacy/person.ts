import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { users } from '../users/user.table';
import type { Person } from './personal-tables';

/** Throws a 401 for an account that is gone. */
export async function readPerson(db: Database, id: string): Promise<Person> {
  const [account] = await db.select().from(users).where(eq(users.id, id));
  if (!account) throw new HttpError(401, 'Please log in.');
  return { id, email: account.emailConfirmedAt && account.email.toLowerCase() };
}
