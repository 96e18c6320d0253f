import { and, eq, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { partialRefunds } from '../../payments/partial-refunds/partial-refund.table';
import { payments, refunds } from '../../payments/payment.table';
import { orders } from '../order.table';
import { lockOrder } from '../status/move-order';
import { artistShares } from './artist-share.table';
import { freezeShare, reverseShare } from './write-share';

/** Shares sales and refunds from before settlement, at today's split: the oldest 200 each minute. */
export async function writeMissingShares(db: Database): Promise<void> {
  for (const { order } of await unsharedSales(db))
    await db.transaction(async (tx) => freezeShare(tx, await lockOrder(tx, order)));
  for (const { orderId, refund } of await unreversedRefunds(db))
    await db.transaction(async (tx) => {
      await lockOrder(tx, orderId);
      await reverseShare(tx, orderId, { ...refund, at: refund.doneAt ?? new Date() });
    });
}

async function unsharedSales(db: Database): Promise<{ order: string }[]> {
  const itsShare = db.select().from(artistShares).where(eq(artistShares.orderId, orders.id));
  return db
    .select({ order: orders.id })
    .from(orders)
    .innerJoin(payments, eq(payments.orderId, orders.id))
    .leftJoin(refunds, eq(refunds.reference, payments.reference))
    .where(
      and(
        inArray(orders.status, ['Paid', 'Shipped', 'Delivered']),
        isNotNull(payments.capturedAt),
        isNull(refunds.reference),
        notExists(itsShare),
      ),
    )
    .orderBy(payments.capturedAt)
    .limit(200);
}

async function unreversedRefunds(db: Database) {
  const itsReversal = db.select().from(artistShares).where(eq(artistShares.refundId, partialRefunds.id));
  return db
    .select({ orderId: payments.orderId, refund: partialRefunds })
    .from(partialRefunds)
    .innerJoin(payments, eq(payments.reference, partialRefunds.reference))
    .innerJoin(
      artistShares,
      and(eq(artistShares.orderId, payments.orderId), sql`${artistShares.refundId} IS NULL`),
    )
    .where(and(eq(partialRefunds.state, 'done'), notExists(itsReversal)))
    .orderBy(partialRefunds.doneAt)
    .limit(200);
}
