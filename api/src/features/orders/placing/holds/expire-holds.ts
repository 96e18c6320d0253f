import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { reached } from '../../../../db/steps';
import { inBatches } from '../../../payments/in-batches';
import { hasPaymentInProgress } from '../../../payments/settlement/payment-in-progress';
import { settleOrder } from '../../../payments/settlement/settle-payment';
import { alertQuoteMissed } from '../../emails/order-alerts';
import { isUnpriced, type OrderRow, orders } from '../../order.table';
import type { OrderContext } from '../../order-context';
import { moveOrder } from '../../status/move-order';
import { setHold } from './set-hold';

const maxExtensions = 2;
const extendedUntil = sql`now() + interval '5 minutes'`;

/** Ends every expired hold, including those that expired while no server ran. */
export async function expireHolds(context: OrderContext): Promise<void> {
  const due = await context.db
    .select({ id: orders.id })
    .from(orders)
    .where(hasRunOut)
    .orderBy(orders.heldUntil)
    .limit(200);
  await inBatches(context, due, ({ id }) => expireHold(context, id));
}

/** Verifies the order's payments and then cancels it once. An undecided payment extends the hold, at most twice. */
export async function expireHold(context: OrderContext, id: string): Promise<void> {
  const [due] = await context.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), hasRunOut));
  if (!due) return;
  const decision = await settleOrder(context, id);
  if (decision === 'paid') return;
  const mayBePaid = decision === 'undecided' || (await hasPaymentInProgress(context.db, id));
  await context.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), hasRunOut))
      .for('update');
    if (!order) return;
    if (mayBePaid && order.extensions < maxExtensions)
      await setHold(tx, context, order, extendedUntil, { extensions: sql`${orders.extensions} + 1` });
    else await endHold(tx, context, order, mayBePaid);
    await reached('expiry written');
  });
}

const hasRunOut = and(eq(orders.status, 'Pending'), lte(orders.heldUntil, sql`now()`));

/** The gallery missed the end of a hold without a delivery price, which does not count against the customer. */
async function endHold(
  tx: Database,
  context: OrderContext,
  order: OrderRow,
  mayBePaid: boolean,
): Promise<void> {
  if (!isUnpriced(order)) {
    await moveOrder(tx, context, order, 'Canceled', null, { ranOutAt: sql`now()`, mayBePaid });
    return;
  }
  await moveOrder(tx, context, order, 'Canceled', null);
  await alertQuoteMissed(tx, order);
}
