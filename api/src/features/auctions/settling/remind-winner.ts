import { and, eq, gt, sql } from 'drizzle-orm';
import { orders } from '../../orders/order.table';
import type { AuctionContext } from '../auction-context';
import { sendPayReminder } from '../emails/lot-end-mails';
import { lots } from '../lot.table';

/** Reminds a winner once for each job. Skips a paid or ended order, and a job that is more than an hour late. */
export async function remindWinner(
  context: AuctionContext,
  { order: id, hours }: { order: string; hours: number },
): Promise<void> {
  const atLeastLeft = sql`clock_timestamp() + make_interval(hours => ${hours - 1})`;
  await context.db.transaction(async (tx) => {
    const [due] = await tx
      .select({ order: orders, lot: lots })
      .from(orders)
      .innerJoin(lots, eq(lots.orderId, orders.id))
      .where(and(eq(orders.id, id), eq(orders.status, 'Pending'), gt(orders.heldUntil, atLeastLeft)))
      .for('update', { of: orders });
    if (due) await sendPayReminder(tx, context, due.lot, { order: due.order, hours });
  });
}
