// Runs on both databases, because money and works must survive a kill.
import { randomUUID } from 'node:crypto';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import type { ArtworkAnswer } from '@gallery/shared/contract/catalogue/artwork';
import type { Order, OrderPaymentAnswer, OrdersAnswer } from '@gallery/shared/contract/orders/order';
import { dueNow } from '../../db/columns';
import { type PurchaseStep, purchaseSteps } from '../../db/steps';
import { addDatabase } from '../../testing/database/migrated-copy';
import { bearer, signUpForm } from '../../testing/gallery/accounts';
import { addArtwork, samplePrice } from '../../testing/gallery/records';
import {
  crashGroups,
  expectedOutcome,
  expectedRefunds,
  paidSteps,
  refundedPart,
} from '../../testing/orders/crash-plan';
import { expectMoneyAccounted } from '../../testing/orders/money-audit';
import { expectConsistentOrders } from '../../testing/orders/orders';
import { fakeSecretKey, openFakePaystack } from '../../testing/payments/fake-paystack';
import type { TestProgram } from '../../testing/processes/start-program';
import { onDatabaseOf, startStoppableApi } from '../../testing/processes/stopped-api';
import { temporaryFolder } from '../../testing/processes/temporary-folder';
import { waitFor } from '../../testing/server/wait-for';
import { partialRefunds } from '../payments/partial-refunds/partial-refund.table';
import { refunds } from '../payments/payment.table';
import { signatureOf, webhookBodyOf } from '../payments/sandbox/sandbox-webhook';

jest.setTimeout(240_000);

const folder = temporaryFolder();
const administrator = { email: 'curator@gallery.example', password: 'correct horse battery staple' };
const settings: Record<string, string> = {
  PORT: '0',
  DEMO_COLLECTION: 'off',
  DATA_DIR: folder,
  LOG_LEVEL: 'silent',
  HOLD_MINUTES: '0.05',
  // All buyers have one address.
  HOLD_SHARE: '100',
  RATE_LIMIT_HOLD_PER_NETWORK: '1000/day',
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
};
let dropDatabase = async () => {};
let bank: Awaited<ReturnType<typeof openFakePaystack>>;
let api: TestProgram;
let url: string;
let admin: Record<string, string>;
let works: string[];
const buyers: Buyer[] = [];

beforeAll(async () => {
  bank = await openFakePaystack();
  dropDatabase = await addDatabase(settings);
  works = await onDatabaseOf(settings, async (db) => {
    const added = [];
    for (const _ of purchaseSteps) added.push((await addArtwork(db)).id);
    return added;
  });
  await start();
  admin = bearer((await post('/auth/login', administrator)).data.token);
});
afterAll(async () => {
  api.process.kill('SIGKILL');
  await api.exit;
  await bank.close();
  await dropDatabase();
});

test('the kill tests cover each step of a purchase', () => {
  expect(crashGroups.flat().toSorted()).toEqual([...purchaseSteps].toSorted());
});

test.each(crashGroups.map((steps) => [steps.join(', '), steps]))(
  'orders recover after the API is killed at %s',
  async (_, steps) => {
    const stopped: Buyer[] = [];
    for (const step of steps) {
      const buyer = await newBuyer(step);
      stopped.push(buyer);
      await stopAt(step, () => purchase(buyer));
    }
    await killAndStart();
    for (const buyer of stopped.filter(({ step }) => paidSteps.includes(step)))
      await waitFor(async () => expect(await statusesOf(buyer)).toEqual(['Paid']));
  },
);

test('captures a late payment once although the API is killed meanwhile', async () => {
  const overdue = buyers.find(({ step }) => step === 'expiry written');
  if (!overdue) throw new Error('No hold ran out.');
  await waitFor(async () => expect(await statusesOf(overdue)).toEqual(['Canceled']));
  const [order] = await ordersOf(overdue);
  await stopAt('capture written', () => pay(order?.reference ?? ''));
  await killAndStart();
  await waitFor(async () => expect(await statusesOf(overdue)).toEqual(['Paid']));
});

test('after all kills each order is consistent and each payment accounted for', async () => {
  expect(buyers).toHaveLength(purchaseSteps.length);
  await stop();
  await onDatabaseOf(settings, async (db) => {
    await db.update(refunds).set({ nextTryAt: dueNow });
    await db.update(partialRefunds).set({ nextTryAt: dueNow, claimedUntil: null });
  });
  await start();
  for (const buyer of buyers) await waitFor(() => isAtItsEnd(buyer));
  await stop();
  await onDatabaseOf(settings, expectConsistentOrders);
  expect(bank.refunds.map(({ amount }) => amount / 100).toSorted((one, other) => one - other)).toEqual([
    100_000,
    100_000,
    100_000,
    samplePrice,
    samplePrice + 1,
    samplePrice + 1,
  ]);
});

type Buyer = { step: PurchaseStep; workId: string; userId: string; headers: Record<string, string> };

async function newBuyer(step: PurchaseStep): Promise<Buyer> {
  const { token, user } = (await post<SignedInAnswer>('/auth/register', signUpForm())).data;
  const buyer = { step, workId: works.shift() ?? '', headers: bearer(token), userId: user._id };
  buyers.push(buyer);
  return buyer;
}

async function start() {
  ({ api, url } = await startStoppableApi(settings, [bank.url]));
}

async function stop() {
  api.process.kill('SIGTERM');
  expect((await api.exit).code).toBe(0);
}

/** Repeats the request until a purchase reaches the step; other requests then get no answer. */
async function stopAt(step: PurchaseStep, does: () => Promise<void>) {
  api.process.send?.({ stopAt: step });
  await api.waitForMessage(`armed for ${step}`);
  does().catch(() => {});
  await api.waitForMessage(`stopped at ${step}`);
}

async function killAndStart() {
  api.process.kill('SIGKILL');
  expect(await api.exit).toEqual({ code: null, stderr: '' });
  await onDatabaseOf(settings, expectMoneyAccounted);
  await start();
}

/** Orders, pays, and requests a refund if the step belongs to one. A late answer leads no purchase beyond its step. */
async function purchase({ step, workId, headers }: Buyer): Promise<void> {
  const orderRequest = { artwork_id: workId, address: '12 Uli Close, Ikoyi', price: samplePrice };
  const { order, payment } = await post<OrderPaymentAnswer>('/order/create', orderRequest, headers);
  if (!payment) throw new Error('The payment was not begun.');
  if (step === 'expiry written') return;
  await pay(payment.reference, step.startsWith('refund') ? 100 : 0);
  if (!step.startsWith('partial')) return;
  const shipped = { status: 'Shipped', delivery_date: '2096-12-01' };
  await send('PUT', `/order/${order._id}/status`, shipped, admin);
  const refund = { key: randomUUID(), amount: refundedPart(step, samplePrice), reason: 'Damaged' };
  await post(`/order/${order._id}/refunds`, refund, admin);
}

/** Pays `more` kobo than requested, and lets the bank report it. */
async function pay(reference: string, more = 0): Promise<void> {
  const paid = bank.pays(reference, more);
  const body = webhookBodyOf(paid);
  await fetch(`${url}/payment/webhook`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-paystack-signature': signatureOf(body, fakeSecretKey) },
    body,
  });
}

async function isAtItsEnd(buyer: Buyer) {
  const given = { statuses: await statusesOf(buyer), availability: await availabilityOf(buyer.workId) };
  expect({ step: buyer.step, ...given }).toEqual({ step: buyer.step, ...expectedOutcome(buyer.step) });
  const refunded = (await ordersOf(buyer)).flatMap(({ refunds: made }) => made);
  expect(refunded.map(({ state }) => state)).toEqual(expectedRefunds(buyer.step));
}

/** Reads the public answer, which lacks archived works. */
async function availabilityOf(workId: string) {
  const answer = await fetch(`${url}/artwork/${workId}`);
  if (answer.status === 404) return 'archived';
  return ((await answer.json()) as ArtworkAnswer).artwork.availability;
}

async function ordersOf({ userId, headers }: Buyer): Promise<Order[]> {
  return (await get<OrdersAnswer>(`/order/user/${userId}`, headers)).orders;
}

async function statusesOf(buyer: Buyer) {
  return (await ordersOf(buyer)).map(({ status }) => status);
}

const get = <Answer>(at: string, headers = {}) => send<Answer>('GET', at, undefined, headers);
const post = <Answer = SignedInAnswer>(at: string, body: object, headers = {}) =>
  send<Answer>('POST', at, body, headers);

async function send<Answer>(method: string, at: string, body?: object, headers = {}): Promise<Answer> {
  const json = body && { 'content-type': 'application/json' };
  const answer = await fetch(`${url}${at}`, {
    method,
    headers: { ...headers, ...json },
    body: body && JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
