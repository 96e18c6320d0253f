import type { Order } from '@gallery/shared/contract/orders/order';
import { dateTimeOf, wallClockOf } from '@gallery/shared/domain/clock';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { isWonOrder, type OrderRow, type orderEvents } from '../order.table';
import { type ReturnRequestRow, returnRequests } from '../return-request.table';

type ReturnFields = Pick<Order, 'return_request' | 'return_until'>;

export function readReturnRequests(db: Database, orderIds: string[]): Promise<ReturnRequestRow[]> {
  return db.select().from(returnRequests).where(inArray(returnRequests.orderId, orderIds));
}

export function returnFieldsOf(
  order: OrderRow,
  events: (typeof orderEvents.$inferSelect)[],
  request: ReturnRequestRow | undefined,
): ReturnFields {
  const delivered = events.findLast(({ status }) => status === 'Delivered');
  const canReturn = order.status === 'Delivered' && !isWonOrder(order);
  return {
    return_request: request
      ? { state: request.state, reason: request.reason, asked_at: request.createdAt.toISOString() }
      : null,
    return_until: canReturn && delivered ? returnEnd(delivered.at.toISOString(), order.returnDays) : null,
  };
}

/** The days begin on the day after the delivery, in Lagos. Returns the ISO time at which they have ended. */
export function returnEnd(deliveredAt: string, days: number): string {
  const [day = ''] = wallClockOf(deliveredAt).split('T');
  const end = new Date(Date.parse(`${day}T00:00:00Z`) + (days + 1) * 86_400_000);
  return dateTimeOf(end.toISOString().slice(0, 16));
}
