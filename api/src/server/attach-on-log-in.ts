import type { Database } from '../db/client';
import { moveFollows } from '../features/following/by-email/move-follows';
import { attachGuestOrders } from '../features/orders/guests/attach-guest-orders';
import type { users } from '../features/users/user.table';

/** Gives an account what its confirmed address did without it. */
export async function attachOnLogIn(tx: Database, account: typeof users.$inferSelect): Promise<void> {
  await attachGuestOrders(tx, account);
  await moveFollows(tx, account);
}
