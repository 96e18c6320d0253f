import type { Order } from '@gallery/shared/contract/orders/order';
import { returnEnd } from '@gallery/shared/domain/return-end';
import { inArray } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { isWonOrder, type OrderRow, type orderEvents } from '../order.table';
import { type ReturnRequestRow, returnRequests } from '../return-request.table';

type ReturnFields = Pick<Order, 'return_request' | 'return_until'>;

export function readReturnRequests(db: Database, orderIds: string[]): Promise<ReturnRequestRow[]> {
  return db.select().from(returnRequests).where(inArray(returnRequests.orderId, orderIds));
}

/** Returns what an order says about its return by the customer. */
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
    return_until: canReturn && delivered ? returnEnd(delivered.at.toISOString()) : null,
  };
}
