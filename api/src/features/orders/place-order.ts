import { createHash, randomUUID } from 'node:crypto';
import type { CreateOrderInput } from '@gallery/shared/contract/order.schema';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { artworks, users } from '../../db/schema';
import { HttpError } from '../../http/http-error';
import type { OrderDesk } from '../payments/order-desk';
import { type OrderRow, orderEvents, orderKeys, orders } from './order.table';
import { writeNews } from './order-letters';

export type Wish = CreateOrderInput & { userId: string; key: string | null };
export type Placed = { order: OrderRow; isNew: boolean };

const liveHoldsMost = 3;

/**
 * Orders a work for a customer and holds it. The same key, or the same work while the customer holds it, gets the
 * order that is there. Throws a 404 for an unknown work, a 409 when it is not free or the customer may not hold it,
 * a 422 for a key that came with another form.
 */
export async function placeOrder(desk: OrderDesk, holdMinutes: number, wish: Wish): Promise<Placed> {
  return desk.db.transaction(async (tx) => {
    await waitForOwnOrders(tx, wish.userId);
    const known = (await orderOfKey(tx, wish)) ?? (await ownHold(tx, wish));
    const order = known ?? (await hold(tx, desk, holdMinutes, wish));
    await keepKey(tx, wish, order.id);
    await desk.onStep?.('order written');
    return { order, isNew: !known };
  });
}

/** Keys are kept for a day. */
export async function sweepOrderKeys(db: Database): Promise<void> {
  await db.delete(orderKeys).where(lt(orderKeys.createdAt, sql`now() - interval '24 hours'`));
}

/** A customer's orders are placed one after the other: what is counted of them stays true. */
async function waitForOwnOrders(tx: Database, userId: string): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
}

async function orderOfKey(tx: Database, wish: Wish): Promise<OrderRow | undefined> {
  if (!wish.key) return undefined;
  const [found] = await tx
    .select({ order: orders, body: orderKeys.body })
    .from(orderKeys)
    .innerJoin(orders, eq(orders.id, orderKeys.orderId))
    .where(
      and(
        eq(orderKeys.userId, wish.userId),
        eq(orderKeys.key, wish.key),
        gt(orderKeys.createdAt, sql`now() - interval '24 hours'`),
      ),
    );
  if (found && found.body !== bodyOf(wish))
    throw new HttpError(422, 'This Idempotency-Key belongs to another order.');
  return found?.order;
}

async function keepKey(tx: Database, wish: Wish, orderId: string): Promise<void> {
  const { userId, key } = wish;
  if (!key) return;
  const kept = { body: bodyOf(wish), orderId };
  await tx
    .insert(orderKeys)
    .values({ ...kept, userId, key })
    .onConflictDoUpdate({
      target: [orderKeys.userId, orderKeys.key],
      set: { ...kept, createdAt: sql`now()` },
      // One that is still good leads to this order already.
      setWhere: lt(orderKeys.createdAt, sql`now() - interval '24 hours'`),
    });
}

function bodyOf({ artwork_id, address }: Wish): string {
  return createHash('sha256')
    .update(JSON.stringify([artwork_id.toLowerCase(), address]))
    .digest('base64url');
}

async function ownHold(tx: Database, { userId, artwork_id }: Wish): Promise<OrderRow | undefined> {
  const isOwn = and(
    eq(orders.userId, userId),
    eq(orders.artworkId, artwork_id),
    eq(orders.status, 'Pending'),
  );
  const [order] = await tx.select().from(orders).where(isOwn);
  return order;
}

async function hold(tx: Database, desk: OrderDesk, minutes: number, wish: Wish): Promise<OrderRow> {
  await refuseWhatIsNotFree(tx, wish.artwork_id);
  await refuseHoarding(tx, wish);
  const heldUntil = new Date(Date.now() + minutes * 60_000);
  const [work] = await tx
    .update(artworks)
    .set({ availability: 'held', heldUntil })
    .where(
      and(
        eq(artworks.id, wish.artwork_id),
        eq(artworks.availability, 'available'),
        isNull(artworks.archivedAt),
      ),
    )
    .returning();
  if (!work) throw new HttpError(409, heldWords);
  const [order] = await tx
    .insert(orders)
    .values({
      id: randomUUID(),
      ...{ userId: wish.userId, artworkId: work.id, address: wish.address, heldUntil },
      ...{ artworkName: work.name, imgUrl: work.imgUrl, pictureHash: work.pictureHash, price: work.price },
    })
    .returning();
  if (!order) throw new Error('The order was not kept.');
  await tx.insert(orderEvents).values({ orderId: order.id, status: 'Pending', byUser: wish.userId });
  await writeNews(tx, desk.outbox, order);
  await desk.jobs.send(tx, 'expire-hold', { order: order.id }, heldUntil);
  return order;
}

const heldWords = 'This artwork is held for another collector.';

/** Read first: an update that finds nothing would still drop every answer kept of the catalogue. */
async function refuseWhatIsNotFree(tx: Database, id: string): Promise<void> {
  const [work] = await tx
    .select({ availability: artworks.availability })
    .from(artworks)
    .where(and(eq(artworks.id, id), isNull(artworks.archivedAt)));
  if (!work) throw new HttpError(404, 'No artwork with this id.');
  if (work.availability === 'sold') throw new HttpError(409, 'This artwork has been sold.');
  if (work.availability === 'held') throw new HttpError(409, heldWords);
}

async function refuseHoarding(tx: Database, { userId, artwork_id }: Wish): Promise<void> {
  const ofCustomer = eq(orders.userId, userId);
  const [live] = await tx
    .select({ orders: count() })
    .from(orders)
    .where(and(ofCustomer, eq(orders.status, 'Pending')));
  if ((live?.orders ?? 0) >= liveHoldsMost) {
    throw new HttpError(
      409,
      `You hold ${liveHoldsMost} artworks already. Please pay or cancel one of them first.`,
    );
  }
  const [ranOut] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        ofCustomer,
        eq(orders.artworkId, artwork_id),
        gt(orders.ranOutAt, sql`now() - interval '10 minutes'`),
      ),
    )
    .limit(1);
  if (ranOut) throw new HttpError(409, 'Your hold on this artwork ran out. Please try again in ten minutes.');
}
