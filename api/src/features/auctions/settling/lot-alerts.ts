import { formatNaira } from '@gallery/shared/domain/money';
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { saveNotification } from '../../notifications/save-notification';
import { buyerIdOf } from '../../orders/buyer/buyer';
import type { OrderRow } from '../../orders/order.table';
import { users } from '../../users/user.table';
import type { LotRow } from '../lot.table';

/** Alerts staff that a lot was sold. Callers call it last in a transaction. */
export function alertSold(tx: Database, lot: LotRow, order: OrderRow): Promise<void> {
  return alert(
    tx,
    order,
    (buyer) =>
      `Lot ${lot.number}, “${order.artworkName}”, is sold to ${buyer} at ${formatNaira(lot.price)}. Order ${order.number}.`,
  );
}

/** Alerts staff that the winner did not pay for a lot. Callers call it last in a transaction. */
export function alertUnpaid(tx: Database, lot: LotRow, order: OrderRow, strikes: number): Promise<void> {
  return alert(
    tx,
    order,
    (buyer) =>
      `${buyer} has not paid lot ${lot.number}, “${order.artworkName}”: strike ${strikes} of 2. You may offer it to the runner-up. Order ${order.number}.`,
  );
}

async function alert(tx: Database, order: OrderRow, textFor: (buyer: string) => string): Promise<void> {
  const [buyer] = await tx
    .select()
    .from(users)
    .where(eq(users.id, buyerIdOf(order)));
  const name = buyer ? `${buyer.firstname} ${buyer.lastname}` : 'No Name';
  await saveNotification(tx, { tag: 'Order Alert', text: textFor(name), subjectId: order.id });
}
