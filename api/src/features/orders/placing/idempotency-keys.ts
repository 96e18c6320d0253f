import { createHash } from 'node:crypto';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { HttpError } from '../../../http/answers/http-error';
import { type OrderRow, orderKeys, orders } from '../order.table';
import type { OrderRequest } from './order-request';

/** Returns the order of this key from the last 24 hours. Throws a 422 when the key belongs to another form. */
export async function orderByIdempotencyKey(
  tx: Database,
  request: OrderRequest,
): Promise<OrderRow | undefined> {
  if (!request.key) return undefined;
  const [found] = await tx
    .select({ order: orders, body: orderKeys.body })
    .from(orderKeys)
    .innerJoin(orders, eq(orders.id, orderKeys.orderId))
    .where(
      and(
        eq(orderKeys.buyerId, request.buyer.id),
        eq(orderKeys.key, request.key),
        gt(orderKeys.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  if (found && found.body !== bodyHash(request))
    throw new HttpError(422, 'This Idempotency-Key belongs to another order.');
  return found?.order;
}

export async function saveIdempotencyKey(
  tx: Database,
  request: OrderRequest,
  orderId: string,
): Promise<void> {
  const { buyer, key } = request;
  if (!key) return;
  const saved = { body: bodyHash(request), orderId };
  await tx
    .insert(orderKeys)
    .values({ ...saved, buyerId: buyer.id, key })
    .onConflictDoUpdate({
      target: [orderKeys.buyerId, orderKeys.key],
      set: { ...saved, createdAt: sql`now()` },
      // A valid key already belongs to this order.
      setWhere: lt(orderKeys.createdAt, sql`now() - interval '24 hours'`),
    });
}

export async function deleteExpiredIdempotencyKeys(db: Database): Promise<void> {
  await db.delete(orderKeys).where(lt(orderKeys.createdAt, sql`now() - interval '24 hours'`));
}

function bodyHash({ artwork_id, address, deliverTo }: OrderRequest): string {
  const body = [artwork_id.toLowerCase(), address, deliverTo].filter((part) => part !== null);
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}
