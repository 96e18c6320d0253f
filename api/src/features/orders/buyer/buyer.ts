import { eq, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyers } from '../../guests/buyers';
import { guests } from '../../guests/guest.table';
import { isErasedAddress, lockAccount } from '../../users/erased-account';
import { type OrderRow, orders } from '../order.table';

/** Who buys: an account, or a guest, who has none. */
export type Buyer = { kind: 'account' | 'guest'; id: string };

type BuyerColumns = Pick<OrderRow, 'userId' | 'guestId'>;

export function buyerColumns({ kind, id }: Buyer): BuyerColumns {
  return kind === 'guest' ? { userId: null, guestId: id } : { userId: id, guestId: null };
}

export function isOrderOf({ kind, id }: Buyer): SQL {
  return eq(kind === 'guest' ? orders.guestId : orders.userId, id);
}

/** The id of an order's buyer in the view `buyers`. */
export const buyerIdOfOrders = sql<string>`coalesce(${orders.userId}, ${orders.guestId})`;

export function buyerIdOf({ userId, guestId }: BuyerColumns): string {
  const id = userId ?? guestId;
  if (!id) throw new Error('The order has no buyer.');
  return id;
}

/** Places the orders of a buyer one at a time, so that the counts of holds stay exact. */
export async function lockBuyer(tx: Database, { kind, id }: Buyer): Promise<void> {
  if (kind === 'guest')
    await tx.select({ id: guests.id }).from(guests).where(eq(guests.id, id)).for('no key update');
  else await lockAccount(tx, id);
}

/** Tells whether the buyer has deleted the account, so that nobody is there to get the work. */
export async function isErasedBuyer(tx: Database, order: BuyerColumns): Promise<boolean> {
  const [buyer] = await tx
    .select({ email: buyers.email })
    .from(buyers)
    .where(eq(buyers.id, buyerIdOf(order)));
  return !buyer || isErasedAddress(buyer.email);
}
