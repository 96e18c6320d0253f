import { and, eq, isNull, ne } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { HttpError } from '../../../../http/answers/http-error';
import { orders } from '../../../orders/order.table';
import { lots } from '../../lot.table';

/** Throws a 409 if a lot offers the locked work, or if somebody paid for it as a unique work. */
export async function refuseTradedWork(tx: Database, artworkId: string): Promise<void> {
  const [lot] = await tx
    .select({ number: lots.number })
    .from(lots)
    .where(and(eq(lots.artworkId, artworkId), isNull(lots.outcome)));
  if (lot)
    throw new HttpError(
      409,
      `This artwork is lot ${lot.number} of an auction. Take it out of the auction first.`,
    );
  const [order] = await tx
    .select({ number: orders.number })
    .from(orders)
    .where(and(eq(orders.artworkId, artworkId), ne(orders.status, 'Canceled')))
    .limit(1);
  if (order)
    throw new HttpError(
      409,
      `Order ${order.number} sold this artwork as a unique work. It cannot become an edition.`,
    );
}
