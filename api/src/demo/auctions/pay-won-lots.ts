import { randomUUID } from 'node:crypto';
import { koboOf } from '@gallery/shared/contract/orders/payment';
import { and, eq, inArray } from 'drizzle-orm';
import type { SeedBidder } from '../../../seed/collection/collection-types';
import { orders } from '../../features/orders/order.table';
import { payments } from '../../features/payments/payment.table';
import type { PaymentContext } from '../../features/payments/payment-context';
import { capturePayment } from '../../features/payments/settlement/capture-payment';
import { demoBidders } from './demo-bidders';

/** The demo's own bidders pay what they have won, as if by card: no provider is asked. */
export async function payWonLots(context: PaymentContext, bidders: SeedBidder[]): Promise<void> {
  const { db } = context;
  const ids = (await demoBidders(db, bidders)).map(({ id }) => id);
  const due = await db
    .select()
    .from(orders)
    .where(and(inArray(orders.userId, ids), eq(orders.status, 'Pending')));
  for (const order of due) {
    const amount = koboOf(order.price);
    const [payment] = await db
      .insert(payments)
      .values({ reference: `demo-${randomUUID()}`, orderId: order.id, amount, currency: 'NGN' })
      .onConflictDoNothing()
      .returning();
    if (!payment) continue;
    await capturePayment(context, payment, {
      status: 'success',
      amount,
      currency: 'NGN',
      paidWith: 'Visa card ending in 4081',
    });
  }
}
