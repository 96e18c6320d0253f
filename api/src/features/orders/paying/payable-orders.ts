import { koboOf } from '@gallery/shared/contract/orders/payment/payment';
import { formatKobo } from '@gallery/shared/domain/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { recordAudit } from '../../audit/record-audit';
import { buyerFields, buyers } from '../../guests/buyers';
import { wakeStreams } from '../../notifications/save-notification';
import { issueCreditNote } from '../../papers/invoices/issue-invoice';
import type { MadeRefund, PayableOrder, PayableOrders } from '../../payments/payment-context';
import { buyerIdOfOrders, isErasedBuyer } from '../buyer/buyer';
import { alertRefundFailed, alertRefundWaiting, alertWrongPayment } from '../emails/order-alerts';
import { sendDoublePaymentEmail, sendWrongPaymentEmail } from '../emails/order-emails';
import { sendRefundEmail } from '../emails/refund-emails';
import { isUnpriced, type OrderRow, orders } from '../order.table';
import type { OrderContext } from '../order-context';
import { issueOrderPapers } from '../papers/issue-order-papers';
import { freezeShare, reverseShare } from '../shares/write-share';
import { isCanceledByStaff } from '../staff/cancel-by-staff';
import { lockOrder, type MoveContext, moveOrder, reclaimArtwork } from '../status/move-order';

type PayableContext = MoveContext & Pick<OrderContext, 'signer' | 'registration'>;

export function payableOrders(context: PayableContext): PayableOrders {
  return {
    lock: lockPayable,
    isPending,
    onCaptured: (tx, id, amount) => acceptPayment(tx, context, id, amount),
    onWrongAmount: async (tx, id) => refuseAmount(tx, context, await lockOrder(tx, id)),
    onRefundFailed: async (tx, id) => alertRefundFailed(tx, await readOrderRow(tx, id)),
    onRefundWaiting: async (tx, id) => alertRefundWaiting(tx, await readOrderRow(tx, id)),
    onLateRefunded: (tx, id) => moveLateOrder(tx, context, id),
    onRefunded: (tx, id, refund) => applyRefund(tx, context, id, refund),
    afterCommit: wakeStreams,
  };
}

/** Either the order gets the artwork, or the customer gets a refund. */
async function acceptPayment(
  tx: Database,
  context: PayableContext,
  id: string,
  amount: number,
): Promise<'accepted' | 'refund'> {
  const order = await lockOrder(tx, id);
  const isRight = !isUnpriced(order) && koboOf(order.price) === amount;
  if (order.status === 'Canceled') return acceptLate(tx, context, order, { amount, isRight });
  if (order.status !== 'Pending') await sendDoublePaymentEmail(tx, context.outbox, order);
  else if (isRight) return moveToPaid(tx, context, order);
  else await refuseAmount(tx, context, order);
  return 'refund';
}

type Arrived = { amount: number; isRight: boolean };

/** A payment of the right amount revives a canceled order whose work is free, unless staff canceled it or its account is deleted. */
async function acceptLate(
  tx: Database,
  context: PayableContext,
  order: OrderRow,
  { amount, isRight }: Arrived,
): Promise<'accepted' | 'refund'> {
  const mayRevive = isRight && !(await isCanceledByStaff(tx, order)) && !(await isErasedBuyer(tx, order));
  if (mayRevive && (await reclaimArtwork(tx, order))) return moveToPaid(tx, context, order);
  await tellTooLate(tx, context, order, { amount, isTaken: mayRevive });
  return 'refund';
}

async function moveToPaid(tx: Database, context: PayableContext, order: OrderRow): Promise<'accepted'> {
  const paid = await moveOrder(tx, context, order, 'Paid', null);
  await freezeShare(tx, paid);
  await issueOrderPapers(tx, context, paid);
  return 'accepted';
}

/** A payment form may stay open while the order moves to an address with another delivery price. */
async function refuseAmount(tx: Database, { outbox }: MoveContext, order: OrderRow): Promise<void> {
  await sendWrongPaymentEmail(tx, outbox, order);
  await alertWrongPayment(tx, order);
}

/** `isTaken` means that somebody else has the work. In kobo. */
async function tellTooLate(
  tx: Database,
  { outbox }: MoveContext,
  order: OrderRow,
  { amount, isTaken }: { amount: number; isTaken: boolean },
): Promise<void> {
  const entry = { action: 'Refund requested', to: `${formatKobo(amount)}, the payment came too late` };
  await recordAudit(tx, { ...entry, subject: 'order', subjectId: order.id, by: null });
  await sendRefundEmail(tx, outbox, order, isTaken ? 'too late' : 'after cancellation', { amount });
}

/** Moves a canceled order whose payment came too late. Other orders keep their own payment. */
async function moveLateOrder(tx: Database, context: MoveContext, id: string): Promise<void> {
  const order = await lockOrder(tx, id);
  if (order.status === 'Canceled') await moveRefunded(tx, context, order, {});
}

async function applyRefund(
  tx: Database,
  context: MoveContext,
  id: string,
  { id: refundId, amount, reason, at, isLast, forSale }: MadeRefund,
): Promise<void> {
  const order = await lockOrder(tx, id);
  const action = 'Refund confirmed by the payment provider';
  await recordAudit(tx, { subject: 'order', subjectId: id, action, to: formatKobo(amount), by: null });
  if (isLast) await moveRefunded(tx, context, order, { leavesCatalogue: !forSale });
  else await sendRefundEmail(tx, context.outbox, order, 'part made', { amount });
  await reverseShare(tx, id, { id: refundId, amount, at });
  await issueCreditNote(tx, { orderId: id, refundId, amount, reason, at });
}

async function moveRefunded(
  tx: Database,
  context: MoveContext,
  order: OrderRow,
  changes: { leavesCatalogue?: boolean },
): Promise<void> {
  await moveOrder(tx, context, order, 'Refunded', null, changes);
  const move = { action: 'Order moved', from: 'Refund requested', to: 'Refunded' };
  await recordAudit(tx, { ...move, subject: 'order', subjectId: order.id, by: null });
}

async function lockPayable(tx: Database, id: string): Promise<PayableOrder | null> {
  const [found] = await tx
    .select({ order: orders, customer: buyerFields })
    .from(orders)
    .innerJoin(buyers, eq(buyers.id, buyerIdOfOrders))
    .where(eq(orders.id, id))
    .for('update', { of: orders });
  if (found?.order.status !== 'Pending' || isUnpriced(found.order)) return null;
  const { order, customer } = found;
  const { email, firstname, lastname, mobile } = customer;
  return {
    id,
    amount: koboOf(order.price),
    artwork: order.artworkName,
    customer: { email, name: `${firstname} ${lastname}`, phone: mobile },
  };
}

async function isPending(db: Database, id: string): Promise<boolean> {
  return (await readOrderRow(db, id)).status === 'Pending';
}

async function readOrderRow(db: Database, id: string) {
  const [order] = await db.select().from(orders).where(eq(orders.id, id));
  if (!order) throw new Error('The payment has no order.');
  return order;
}
