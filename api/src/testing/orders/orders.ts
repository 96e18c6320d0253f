import type { Order, OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import type { Database } from '../../db/client';
import { wonOrderMoved } from '../../features/auctions/settling/won-order-moved';
import { outboxOf } from '../../features/mail/outbox';
import { createOrderContext } from '../../features/orders/create-order-context';
import type { OrderContext } from '../../features/orders/order-context';
import { payments } from '../../features/payments/payment.table';
import { resumePayment } from '../../features/payments/settlement/begin-payment';
import type { Jobs } from '../../jobs/job-queue';
import type { AppDeps } from '../../server/app-deps';
import { bearer, signUp } from '../gallery/accounts';
import { addArtwork, samplePrice } from '../gallery/records';
import { fakeBank } from '../payments/fake-bank';
import { buildTestApp, testMail, testRegistration, testSecret, testSigner } from '../server/test-app';
import { expectMoneyAccounted } from './money-audit';

/** Tests control the shop's bank; `context` is for jobs. */
export function openShop(db: Database, given: Partial<AppDeps> = {}) {
  const bank = fakeBank();
  const app = buildTestApp(db, undefined, { payments: bank.service, ...given });
  const jobs: Jobs = { send: async () => {}, sendAll: async () => {} };
  const logger = pino({ level: 'silent' });
  const context = createOrderContext({
    db,
    jobs,
    logger,
    outbox: outboxOf(testMail, jobs),
    payments: bank.service,
    onWonOrderMoved: wonOrderMoved(bank.service),
    signer: testSigner,
    registration: testRegistration,
    tokenSecrets: [testSecret],
  });
  return { app, bank, context };
}

export async function newBuyer(app: FastifyInstance) {
  const { token, user } = await signUp(app);
  const headers = bearer(token);
  return {
    user,
    headers,
    order: (artwork_id: string, more: { key?: string; address?: string; price?: number } = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/order/create',
        headers: { ...headers, ...(more.key && { 'idempotency-key': more.key }) },
        payload: {
          artwork_id,
          address: more.address ?? '12 Uli Close, Ikoyi',
          price: more.price ?? samplePrice,
        },
      }),
    does: (id: string, what: 'cancel' | 'pay' | 'verify') =>
      app.inject({ method: 'POST', url: `/api/order/${id}/${what}`, headers }),
    async sees(id: string): Promise<Order> {
      return (await app.inject({ url: `/api/order/${id}`, headers })).json().order;
    },
  };
}

export async function orderedWork(app: FastifyInstance, db: Database) {
  const [work, buyer] = [await addArtwork(db), await newBuyer(app)];
  const { order, payment } = (await buyer.order(work.id)).json<OrderPaymentAnswer>();
  if (!payment) throw new Error('The payment was not begun.');
  return { work, buyer, order, reference: payment.reference };
}

/** Adds a payment to a Pending order, as after a failed one. Returns its reference. */
export async function secondPayment(context: OrderContext, orderId: string): Promise<string> {
  await context.db.update(payments).set({ closedAt: sql`now()` }).where(eq(payments.orderId, orderId));
  const begun = await resumePayment(context, orderId);
  if (!begun) throw new Error('The second payment was not begun.');
  return begun.reference;
}

type Audit = {
  captured: number;
  refunded: number;
  sold: number;
  twice: number;
  astray: number;
  early: number;
};

/** Fails unless the money adds up, a work has one live order, orders decide availability, and refunds are confirmed. */
export async function expectConsistentOrders(db: Database): Promise<void> {
  await expectMoneyAccounted(db);
  const { rows } = (await db.execute(sql`
    SELECT (SELECT coalesce(sum(captured_amount), 0) FROM payments)::float AS captured,
      (SELECT coalesce(sum(amount), 0) FROM refunds WHERE state = 'done')::float AS refunded,
      (SELECT coalesce(sum(price * 100), 0) FROM orders WHERE status IN ('Paid', 'Shipped', 'Delivered'))::float
        + (SELECT coalesce(sum(partial_refunds.amount), 0) FROM partial_refunds JOIN payments USING (reference)
          JOIN orders ON orders.id = order_id WHERE state = 'done' AND orders.status = 'Refunded')::float AS sold,
      (SELECT count(*) FROM orders JOIN payments ON order_id = orders.id
        LEFT JOIN refunds USING (reference) LEFT JOIN partial_refunds AS parts USING (reference)
        WHERE orders.status = 'Refunded'
          AND (refunds.state <> 'done' OR parts.state NOT IN ('done', 'canceled')))::int AS early,
      (SELECT count(*) FROM (SELECT artwork_id FROM orders WHERE status IN ('Pending', 'Paid', 'Shipped', 'Delivered')
        GROUP BY artwork_id HAVING count(*) > 1) AS more)::int AS twice,
      (SELECT count(*) FROM artworks LEFT JOIN orders ON orders.artwork_id = artworks.id
        AND orders.status IN ('Pending', 'Paid', 'Shipped', 'Delivered')
        WHERE artworks.availability <> CASE WHEN orders.id IS NULL THEN 'available'
          WHEN orders.status = 'Pending' THEN 'held' ELSE 'sold' END
        OR artworks.held_until IS DISTINCT FROM orders.held_until)::int AS astray
  `)) as { rows: Audit[] };
  const [found] = rows;
  expect(found).toMatchObject({ twice: 0, astray: 0, early: 0 });
  expect((found?.captured ?? 0) - (found?.refunded ?? 0)).toBe(found?.sold);
}
