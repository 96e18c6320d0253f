import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { sql } from 'drizzle-orm';
import type { Database, OpenDatabase } from '../../../db/client';
import { openTestDatabase } from '../../../testing/database/test-database';
import { expectConsistentOrders, orderedWork } from '../../../testing/orders/orders';
import { buildTestApp, testMail, testSecret } from '../../../testing/server/test-app';
import { outboxOf } from '../../mail/outbox';
import { createOrderContext } from '../../orders/create-order-context';
import { refundOrder } from '../../orders/status/refund-order';
import { makePartialRefund } from '../partial-refunds/make-partial-refund';
import { webhooks } from '../payment.table';
import type { PaymentService } from '../provider/payment-provider';
import { paymentServiceOf } from '../provider/payment-service';
import { settlePayment } from '../settlement/settle-payment';
import { sandboxRefunds } from './sandbox.table';
import { sendRefundWebhook } from './sandbox-webhook';

let database: OpenDatabase;
let db: Database;
let app: ReturnType<typeof buildTestApp>;
let service: PaymentService;
let origin = '';

beforeAll(async () => {
  database = await openTestDatabase();
  db = database.db;
  service = paymentServiceOf({ mode: 'sandbox' }, async () => origin) as PaymentService;
  app = buildTestApp(db, undefined, { payments: service, origin: async () => origin });
  await app.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});
afterEach(() => expectConsistentOrders(db));
afterAll(async () => {
  await app.close();
  await database.close();
});

const good = '4084 0840 8408 4081';

async function ordered() {
  const made = await orderedWork(app, db);
  const { payment } = (await made.buyer.order(made.work.id)).json();
  const url = `/api/sandbox/paystack/checkout/${payment.access_code}`;
  const pays = (card: string, behaviour?: string) =>
    app.inject({ method: 'POST', url: `${url}/pay`, payload: { card, behaviour } });
  return { ...made, url, pays };
}

test('an order is paid by a good card after two failed ones', async () => {
  const { buyer, order, pays } = await ordered();
  expect((await pays('4084 0800 0000 5408')).json()).toMatchObject({ status: 'failed', message: 'Declined' });
  expect((await pays('4084080000670037')).json()).toMatchObject({ message: 'Insufficient Funds' });
  expect((await buyer.does(order._id, 'verify')).json().order.status).toBe('Pending');
  expect((await pays(good, 'webhook never')).json()).toMatchObject({ status: 'success', tells: true });
  expect((await pays(good)).statusCode).toBe(409);
  expect((await buyer.does(order._id, 'verify')).json().order.status).toBe('Paid');
});

test('a webhook before the client’s answer pays the order', async () => {
  const { buyer, order, pays } = await ordered();
  await pays(good, 'webhook before the client');
  expect((await buyer.sees(order._id)).status).toBe('Paid');
});

test('a webhook pays the order when the browser reports nothing', async () => {
  const { buyer, order, pays } = await ordered();
  expect((await pays(good, 'browser dies')).json().tells).toBe(false);
  await untilPaid(async () => (await buyer.sees(order._id)).status);
});

test('a late confirmation keeps the payment open and refuses another', async () => {
  const { buyer, order, pays } = await ordered();
  expect((await pays(good, 'confirmed later')).json()).toMatchObject({ message: 'Approved', tells: true });
  expect((await buyer.does(order._id, 'verify')).json().message).toBe('Payment received, confirming…');
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Pending', confirming: true });
  expect((await pays(good)).statusCode).toBe(409);
});

test('saves a webhook that comes twice once', async () => {
  const { buyer, order, reference, pays } = await ordered();
  await pays(good, 'webhook twice');
  await untilPaid(async () => (await buyer.sees(order._id)).status);
  const saved = await db.select().from(webhooks);
  expect(saved.filter(({ body }) => body.includes(reference))).toHaveLength(1);
});

async function untilPaid(status: () => Promise<string>) {
  for (let tries = 0; tries < 100 && (await status()) !== 'Paid'; tries += 1) {
    await new Promise((done) => setTimeout(done, 100));
  }
  expect(await status()).toBe('Paid');
}

test('refunds a payment in parts and in full', async () => {
  const { buyer, order, reference, pays } = await ordered();
  await pays(good, 'webhook never');
  await buyer.does(order._id, 'verify');
  const jobs = { send: async () => {}, sendAll: async () => {} };
  const outbox = outboxOf(testMail, jobs);
  const context = createOrderContext({
    db,
    payments: service,
    logger: app.log,
    jobs,
    outbox,
    onWonOrderMoved: async () => {},
    signer: null,
    tokenSecrets: [testSecret],
  });
  const refund = {
    key: randomUUID(),
    amount: 50_000,
    reason: 'The frame is damaged.',
    returns: false,
    for_sale: true,
  };
  const rest = { ...refund, key: randomUUID(), amount: 200_000 };
  for (const part of [refund, rest]) await refundOrder(context, order._id, part, buyer.user._id);
  expect(await buyer.sees(order._id)).toMatchObject({ status: 'Paid', refund: 'asked', open_refund: 'full' });
  for (const { key } of [refund, rest]) await makePartialRefund(context, key);
  expect(await service.provider.refunds(reference)).toMatchObject({
    isReversed: false,
    made: [
      { state: 'accepted', note: refund.key },
      { state: 'accepted', note: rest.key },
    ],
  });
  await expect(service.provider.refund({ reference, amount: 100, key: null })).rejects.toThrow(
    'fully reversed',
  );
  await db.update(sandboxRefunds).set({ createdAt: sql`now() - interval '1 minute'` });
  await sendRefundWebhook(
    { db, secretKey: service.secretKey, webhookUrl: async () => `${origin}/api/payment/webhook` },
    reference,
    1,
  );
  expect(await service.provider.verify(reference)).toMatchObject({ status: 'reversed' });
  expect(await settlePayment(context, reference)).toBe('paid');
  expect(await buyer.sees(order._id)).toMatchObject({
    status: 'Refunded',
    refund: 'done',
    open_refund: null,
  });
});

test('only the gallery’s own pages can frame the payment form', async () => {
  const { url, buyer } = await ordered();
  const page = await app.inject(url);
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(page.body).toContain(buyer.user.email);
  expect(page.body).toContain('Pay #250,000');
  expect(page.body).not.toMatch(/ style=|<style|<script>/);
  for (const file of ['inline.js', 'checkout.js', 'checkout.css']) {
    expect((await app.inject(`/api/sandbox/paystack/${file}`)).statusCode).toBe(200);
  }
});

test('refuses requests without the key, unknown payments, and bad input', async () => {
  const { pays } = await ordered();
  const base = '/api/sandbox/paystack';
  expect(
    (await app.inject({ method: 'POST', url: `${base}/transaction/initialize`, payload: {} })).statusCode,
  ).toBe(401);
  expect((await app.inject(`${base}/transaction/verify/any`)).statusCode).toBe(401);
  expect((await app.inject(`${base}/checkout/unknown`)).statusCode).toBe(404);
  expect((await pays('')).statusCode).toBe(422);
  expect((await pays(good, 'miracle')).statusCode).toBe(422);
  expect((await pays('1234')).json().status).toBe('failed');
  expect(await service.provider.verify('unknown')).toBeNull();
});

test('answers 404 without the sandbox', async () => {
  const real = buildTestApp(db);
  expect((await real.inject('/api/sandbox/paystack/inline.js')).statusCode).toBe(404);
  await real.close();
});
