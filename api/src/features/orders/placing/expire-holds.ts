import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { artworks } from '../../artworks/artwork.table';
import { fewAtATime } from '../../payments/concurrency';
import type { OrderDesk } from '../../payments/order-context';
import { hasPaymentUnderWay } from '../../payments/settlement/payments-under-way';
import { settleOrder } from '../../payments/settlement/settle-payment';
import { moveOrder } from '../move-order';
import { type OrderRow, orders } from '../order.table';

const extensionsMost = 2;
const extension = sql`now() + interval '5 minutes'`;

/** Ends every hold that has run out, also those that did while no server ran. */
export async function expireHolds(desk: OrderDesk): Promise<void> {
  const due = await desk.db
    .select({ id: orders.id })
    .from(orders)
    .where(hasRunOut)
    .orderBy(orders.heldUntil)
    .limit(200);
  await fewAtATime(desk, due, ({ id }) => expireHold(desk, id));
}

/**
 * Ends the hold of an order that has run out: the provider is asked first, and a payment that is not decided prolongs
 * it, at most twice. Cancels the order and frees the work exactly once, whoever comes at the same time.
 */
export async function expireHold(desk: OrderDesk, id: string): Promise<void> {
  const [due] = await desk.db
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), hasRunOut));
  if (!due) return;
  const decision = await settleOrder(desk, id);
  if (decision === 'paid') return;
  const mayBePaid = decision === 'undecided' || (await hasPaymentUnderWay(desk.db, id));
  await desk.db.transaction(async (tx) => {
    const [order] = await tx
      .select()
      .from(orders)
      .where(and(eq(orders.id, id), hasRunOut))
      .for('update');
    if (!order) return;
    if (mayBePaid && order.extensions < extensionsMost) await prolong(tx, desk, order);
    else await moveOrder(tx, desk, order, 'Canceled', null, { ranOutAt: sql`now()`, mayBePaid });
    await desk.onStep?.('expiry written');
  });
}

const hasRunOut = and(eq(orders.status, 'Pending'), lte(orders.heldUntil, sql`now()`));

async function prolong(tx: Database, desk: OrderDesk, { id, artworkId }: OrderRow): Promise<void> {
  const [prolonged] = await tx
    .update(orders)
    .set({ heldUntil: extension, extensions: sql`${orders.extensions} + 1` })
    .where(eq(orders.id, id))
    .returning({ heldUntil: orders.heldUntil });
  const heldUntil = prolonged?.heldUntil;
  if (!heldUntil) throw new Error('The hold was not prolonged.');
  await tx.update(artworks).set({ heldUntil }).where(eq(artworks.id, artworkId));
  await desk.jobs.send(tx, 'expire-hold', { order: id }, heldUntil);
}
