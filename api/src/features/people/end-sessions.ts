import type { User } from '@gallery/shared/contract/account/user';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { refuseRole } from '../../http/admin-gate';
import { HttpError } from '../../http/answers/http-error';
import { recordAudit } from '../audit/record-audit';
import { endSessionsOf } from '../auth/sessions/sessions';
import { users } from '../users/user.table';
import { findPerson } from './people';

/** Logs a person out everywhere. Throws a 403 if the person is staff and `by` does not manage administrators. */
export async function endSessionsOfPerson(db: Database, id: string, by: User): Promise<void> {
  const { userId } = await findPerson(db, id);
  const [account] = userId ? await db.select().from(users).where(eq(users.id, userId)) : [];
  if (!account) throw new HttpError(404, 'This person has no account.');
  if (account.role === 'admin') refuseRole(by, 'administrators');
  await db.transaction(async (tx) => {
    await endSessionsOf(tx, account.id);
    await recordAudit(tx, { subject: 'user', subjectId: account.id, action: 'Sessions ended', by: by._id });
  });
}
