import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { buyerIdOf } from '../../orders/buyer/buyer';
import type { OrderRow } from '../../orders/order.table';
import type { OnWonOrderMoved, OrderContext } from '../../orders/order-context';
import { strikes } from '../bidders/bidder.table';
import { type LotRow, lots } from '../lot.table';
import { alertUnpaid } from './lot-alerts';
import { secondChances } from './second-chance.table';

/** Records a strike when the winner does not pay. A late payment that still gets the work lifts the strike and ends an offer to another bidder. */
export function wonOrderMoved(payments: OrderContext['payments']): OnWonOrderMoved {
  return async (tx, order, from) => {
    const [lot] = await tx.select().from(lots).where(eq(lots.orderId, order.id)).for('update');
    if (!lot) return;
    // While payments are off nobody can pay, so no winner gets a strike.
    if (order.status === 'Canceled' && payments) await strike(tx, lot, order);
    if (order.status === 'Paid' && from === 'Canceled') await forgive(tx, lot, order);
  };
}

async function strike(tx: Database, lot: LotRow, order: OrderRow): Promise<void> {
  await tx
    .insert(strikes)
    .values({ userId: buyerIdOf(order), lotId: lot.id })
    .onConflictDoNothing();
  await tx
    .update(secondChances)
    .set({ state: 'expired' })
    .where(and(eq(secondChances.orderId, order.id), eq(secondChances.state, 'accepted')));
  const standing = await tx
    .select({ id: strikes.id })
    .from(strikes)
    .where(and(eq(strikes.userId, buyerIdOf(order)), isNull(strikes.liftedAt)));
  await alertUnpaid(tx, lot, order, standing.length);
}

async function forgive(tx: Database, lot: LotRow, order: OrderRow): Promise<void> {
  await tx
    .update(strikes)
    .set({ liftedAt: sql`now()`, reason: 'Paid after the time' })
    .where(and(eq(strikes.userId, buyerIdOf(order)), eq(strikes.lotId, lot.id), isNull(strikes.liftedAt)));
  await tx
    .update(secondChances)
    .set({ state: 'expired', decidedAt: sql`now()` })
    .where(and(eq(secondChances.lotId, lot.id), eq(secondChances.state, 'open')));
}
