import { maxFoundOfGroup } from '@gallery/shared/contract/find/find';
import { desc, eq, or, sql } from 'drizzle-orm';
import { containsText } from '../../../db/search';
import { orders } from '../../orders/order.table';
import { payments } from '../../payments/payment.table';
import { type FindGroup, groupOf, total } from '../group';

export const findPayments: FindGroup = async (db, { number, reference }) => {
  const matches = or(
    reference === undefined ? undefined : containsText(sql`lower(${payments.reference})`, reference),
    number === undefined ? undefined : eq(orders.number, number),
  );
  const rows = await db
    .select({
      reference: payments.reference,
      orderId: orders.id,
      number: orders.number,
      kobo: payments.amount,
      capturedAt: payments.capturedAt,
      closedAt: payments.closedAt,
      total,
    })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(matches ?? sql`false`)
    .orderBy(desc(payments.createdAt), payments.reference)
    .limit(maxFoundOfGroup);
  return groupOf('payments', rows, ({ reference: own, orderId, number: of, kobo, capturedAt, closedAt }) => ({
    _id: orderId,
    title: own,
    note: `For order ${of}`,
    number: of,
    amount: Math.round(kobo / 100),
    state: stateOf(capturedAt, closedAt),
  }));
};

function stateOf(capturedAt: Date | null, closedAt: Date | null) {
  if (capturedAt) return 'paid';
  return closedAt ? 'closed' : 'open';
}
