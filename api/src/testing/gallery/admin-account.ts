import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@gallery/shared/contract/account/roles';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { orderEvents, orders } from '../../features/orders/order.table';
import { partialRefunds } from '../../features/payments/partial-refunds/partial-refund.table';
import { payments } from '../../features/payments/payment.table';
import { users } from '../../features/users/user.table';
import { bearer, signUp } from './accounts';
import { addArtwork } from './records';

export async function newAdministrator(app: FastifyInstance, db: Database, staffRole: StaffRole = 'owner') {
  const { token, user } = await signUp(app, { firstname: 'Ngọzi', lastname: 'Eze' });
  await db.update(users).set({ role: 'admin', staffRole }).where(eq(users.id, user._id));
  const headers = bearer(token);
  return {
    user,
    headers,
    async sees(url: string) {
      const answer = await app.inject({ url: `/api${url}`, headers });
      return { status: answer.statusCode, ...answer.json() };
    },
    async does(method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) {
      const answer = await app.inject({ method, url: `/api${url}`, headers, payload });
      return { status: answer.statusCode, ...answer.json() };
    },
  };
}

/** The customer has no usable password. */
export async function addCustomer(db: Database, given: Partial<typeof users.$inferInsert> = {}) {
  const id = randomUUID();
  const name = { firstname: 'Adaeze', lastname: 'Okafor', email: `${id}@mail.example` };
  const [customer] = await db
    .insert(users)
    .values({ id, ...name, passwordHash: 'none', ...given })
    .returning();
  return customer as NonNullable<typeof customer>;
}

/** Adds a payment of an order and a refunded part of it, in naira. */
export async function addGivenBack(
  db: Database,
  orderId: string,
  { price, naira }: { price: number; naira: number },
): Promise<void> {
  const [reference, now] = [randomUUID(), new Date()];
  await db
    .insert(payments)
    .values({ reference, orderId, amount: price * 100, currency: 'NGN', capturedAt: now });
  const part = { id: randomUUID(), reference, amount: naira * 100, reason: 'Damaged', forSale: true };
  await db.insert(partialRefunds).values({ ...part, state: 'done', doneAt: now });
}

type GivenOrder = Partial<typeof orders.$inferInsert> & { paidAt?: Date };

/** Adds a work, and a customer unless given. `paidAt` adds a Paid event. */
export async function addOrder(db: Database, { paidAt, ...given }: GivenOrder = {}) {
  const userId = given.userId ?? (await addCustomer(db)).id;
  const work = await addArtwork(db);
  const [order] = await db
    .insert(orders)
    .values({
      id: randomUUID(),
      userId,
      artworkId: work.id,
      artworkName: work.name,
      imgUrl: work.imgUrl,
      price: work.price,
      address: '12 Uli Close, Ikoyi',
      status: 'Paid',
      ...given,
    })
    .returning();
  if (!order) throw new Error('The order was not added.');
  if (paidAt) await db.insert(orderEvents).values({ orderId: order.id, status: 'Paid', at: paidAt });
  return order;
}
