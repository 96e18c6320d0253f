import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { HttpError } from '../../http/answers/http-error';
import { moveFollows } from '../following/by-email/move-follows';
import type { Outbox } from '../mail/outbox';
import { attachGuestOrders } from '../orders/guests/attach-guest-orders';
import { users } from '../users/user.table';
import type { Person } from './personal-tables';

/** Reads who the account is about, after it has got the orders and follows of its confirmed address. Throws a 401 for an account that is gone. */
export async function readPerson(tx: Database, { settings }: Outbox, id: string): Promise<Person> {
  const [account] = await tx.select().from(users).where(eq(users.id, id));
  if (!account) throw new HttpError(401, 'Please log in.');
  await attachGuestOrders(tx, account);
  await moveFollows(tx, account);
  const email = account.email.toLowerCase();
  const isOurs = [settings.galleryEmail, settings.from.address].some((own) => own.toLowerCase() === email);
  return { id, email: account.emailConfirmedAt && !isOurs ? email : null };
}
