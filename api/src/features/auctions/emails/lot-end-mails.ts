import { ordersPath } from '@gallery/shared/paths/account-paths';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyerIdOf } from '../../orders/buyer/buyer';
import { type OrderRow, orders } from '../../orders/order.table';
import type { AuctionContext } from '../auction-context';
import { type LotRow, lots } from '../lot.table';
import { mailedBidders, readMailedLot, sendLotMail } from './lot-mail';
import { lostText, passedText, reminderText, soldText } from './lot-mail-texts';

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

type MailContext = Pick<AuctionContext, 'outbox' | 'tokenSecrets'>;

/** Writes to every bidder of an ended lot. The winner receives the total even after stopping emails. */
export async function sendLotEndMails(
  tx: Database,
  context: MailContext,
  lot: LotRow,
  order: OrderRow | null,
): Promise<void> {
  if (lot.leaderId === null) return;
  const mailed = await readMailedLot(tx, lot);
  if (order) {
    const text = { ...soldText(mailed, lot.price, order), link: payLink(context, order) };
    await sendLotMail(tx, context, mailed, buyerIdOf(order), text);
  }
  for (const { userId } of await mailedBidders(tx, lot.id)) {
    const isHighest = userId === lot.leaderId;
    if (order && isHighest) continue;
    const text = order ? lostText(mailed, lot.price) : passedText(mailed, isHighest);
    await sendLotMail(tx, context, mailed, userId, text);
  }
}

async function sendPayReminder(
  tx: Database,
  context: MailContext,
  lot: LotRow,
  { order, hours }: { order: OrderRow; hours: number },
): Promise<void> {
  const mailed = await readMailedLot(tx, lot);
  const text = { ...reminderText(mailed, order, hours), link: payLink(context, order) };
  await sendLotMail(tx, context, mailed, buyerIdOf(order), text);
}

export function payLink({ outbox }: MailContext, { id }: OrderRow) {
  return { label: 'Pay now', url: `${outbox.settings.publicUrl}${ordersPath}?order=${id}` };
}
