import type { User } from '@gallery/shared/contract/account/user';
import type { ProfileInput } from '@gallery/shared/contract/account/user-input.schema';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { users } from '../../users/user.table';
import { userOf } from '../../users/user-of';

export async function updateProfile(db: Database, user: User, profile: ProfileInput): Promise<User> {
  const [updated] = await db.update(users).set(profile).where(eq(users.id, user._id)).returning();
  if (!updated) throw new HttpError(401, 'This account is no longer there.');
  return userOf(updated);
}
