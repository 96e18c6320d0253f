import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { guests } from '../../guests/guest.table';
import { endGuestSessionsOf } from '../../guests/guest-sessions';
import type { users } from '../../users/user.table';
import { orders } from '../order.table';

type Account = Pick<typeof users.$inferSelect, 'id' | 'email' | 'emailConfirmedAt'>;

/** Gives an account the orders that a guest placed with its confirmed address. An unconfirmed address proves nothing. */
export async function attachGuestOrders(
  tx: Database,
  { id: userId, email, emailConfirmedAt }: Account,
): Promise<void> {
  if (!emailConfirmedAt) return;
  const isIt = eq(guests.email, email.toLowerCase());
  const [guest] = await tx.select({ id: guests.id }).from(guests).where(isIt).for('update');
  if (!guest) return;
  await tx.update(orders).set({ userId, guestId: null }).where(eq(orders.guestId, guest.id));
  await endGuestSessionsOf(tx, guest.id);
}
