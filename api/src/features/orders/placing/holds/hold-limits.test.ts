import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../../../../db/client';
import { readConfig } from '../../../../server/config/config';
import { bearer, signUp } from '../../../../testing/gallery/accounts';
import { addArtwork, samplePrice } from '../../../../testing/gallery/records';
import { expectConsistentOrders, openShop } from '../../../../testing/orders/orders';
import { generousLimits } from '../../../../testing/server/test-app';
import { setUp } from '../../../../testing/setup/setup-api';
import { artworks } from '../../../artworks/artwork.table';
import { users } from '../../../users/user.table';
import { orders } from '../../order.table';

const { holdShare, rateLimits } = readConfig({});
const { holdPerAccount, holdPerNetwork, holdAgain } = rateLimits;
const limits = { ...generousLimits, holdPerAccount, holdPerNetwork, holdAgain };

const shop = setUp((db: Database) => openShop(db, { holdShare, rateLimits: limits }));
afterEach(() => expectConsistentOrders(shop.db));

let works: { id: string }[];
let networks = 0;

beforeEach(() => showWorks(30));
afterEach(async () => {
  const live = await shop.db.select().from(orders).where(eq(orders.status, 'Pending'));
  for (const { artworkId } of live)
    await shop.db
      .update(artworks)
      .set({ availability: 'available', heldUntil: null })
      .where(eq(artworks.id, artworkId));
  await shop.db
    .update(orders)
    .set({ status: 'Canceled', heldUntil: null, network: null })
    .where(eq(orders.status, 'Pending'));
});

const newNetwork = () => `203.0.113.${++networks}`;

/** Sets the number of available works, without holds. */
async function showWorks(length: number) {
  await shop.db
    .update(artworks)
    .set({ archivedAt: new Date() })
    .where(eq(artworks.availability, 'available'));
  works = await Promise.all(Array.from({ length }, () => addArtwork(shop.db)));
}

/** Adds a customer at an address, with a separate mailbox. */
async function collector(network: string, email = `${randomUUID()}@collectors.example`) {
  const { token, user } = await signUp(shop.app, { email });
  const ask = (url: string, payload: object) =>
    shop.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { ...bearer(token), 'x-forwarded-for': network },
    });
  return {
    hold: (work: { id: string } | undefined) =>
      ask('/api/order/create', { artwork_id: work?.id, address: '12 Uli Close', price: samplePrice }),
    cancel: (id: string) => ask(`/api/order/${id}/cancel`, {}),
    confirm: () => shop.db.update(users).set({ emailConfirmedAt: sql`now()` }).where(eq(users.id, user._id)),
    pay: async (orderId: string, reference: string) => {
      shop.bank.pays(reference, samplePrice);
      await ask(`/api/order/${orderId}/verify`, {});
    },
  };
}

const collectors = (addresses: string[]) => Promise.all(addresses.map((address) => collector(address)));
const held = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 201).length;

test('lets 50 collectors on one address hold 50 works', async () => {
  await showWorks(60);
  const network = newNetwork();
  const crowd = await collectors(Array.from({ length: 50 }, () => network));
  const first = await Promise.all(crowd.map((one, at) => one.hold(works[at])));
  const asked = crowd.filter((_, at) => first[at]?.statusCode !== 201);
  for (const refused of first.filter(({ statusCode }) => statusCode !== 201)) {
    expect(refused.json()).toMatchObject({ confirm_email: true });
  }
  expect(held(first)).toBe(12);
  await Promise.all(asked.map((one) => one.confirm()));
  const second = await Promise.all(asked.map((one) => one.hold(works[crowd.indexOf(one)])));
  expect(held(second)).toBe(38);
});

test('leaves most works available when 15 sign-ups of one /48 hold all they can', async () => {
  const attackers = await collectors(Array.from({ length: 15 }, (_, line) => `2001:db8:7:${line + 1}::1`));
  const grab = async () => Promise.all(attackers.flatMap((one) => works.map(one.hold)));
  expect(held(await grab())).toBe(6);
  const honest = await collector('2001:db8:8:1::1');
  expect((await honest.hold(works.at(-1))).statusCode).toBe(201);
});

test('gives 15 confirmed mailboxes of one /48 one work each', async () => {
  const attackers = await collectors(Array.from({ length: 15 }, (_, line) => `2001:db8:9:${line + 1}::1`));
  await Promise.all(attackers.map((one) => one.confirm()));
  const answers = await Promise.all(
    attackers.flatMap((one, at) => [0, 1].map((more) => one.hold(works[at * 2 + more]))),
  );
  expect(held(answers)).toBe(15);
});

test('counts all spellings of a mailbox as one buyer', async () => {
  const spellings = ['n.eze@gmail.com', 'neze+1@gmail.com', 'NEze+2@googlemail.com'];
  const buyers = await Promise.all(spellings.map((email) => collector(newNetwork(), email)));
  await Promise.all(buyers.map((one) => one.confirm()));
  expect(held(await Promise.all(buyers.map((one, at) => one.hold(works[at]))))).toBe(1);
});

test('limits a /64 to half of the works that its /48 can hold', async () => {
  const household = await collectors([1, 2, 3, 4].map((host) => `2001:db8:10:7::${host}`));
  expect(held(await Promise.all(household.map((one, at) => one.hold(works[at]))))).toBe(3);
});

test('tells a buyer with a hold when the limit ends', async () => {
  const one = await collector(newNetwork());
  expect((await one.hold(works[0])).statusCode).toBe(201);
  const refused = await one.hold(works[1]);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toEqual({
    message:
      'You hold an artwork already. Pay for it or cancel it first, or try again in 15 minutes. After your first payment you can hold several at a time.',
  });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
});

test('lets a customer hold three works after a payment', async () => {
  const one = await collector(newNetwork());
  const { order, payment } = (await one.hold(works[0])).json();
  await one.pay(order._id, payment.reference);
  const answers = await Promise.all(works.slice(1, 6).map((work) => one.hold(work)));
  expect(held(answers)).toBe(3);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json().message).toMatch(
    /^You hold 3 artworks already\. Pay for one of them/,
  );
});

test('frees a work for a confirmed buyer that its network held and canceled three times', async () => {
  const network = newNetwork();
  const [work] = works;
  for (let times = 0; times < 3; times += 1) {
    const one = await collector(network);
    await one.cancel((await one.hold(work)).json().order._id);
  }
  const fourth = await collector(network);
  const refused = await fourth.hold(work);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_600);
  expect(refused.json().confirm_email).toBe(true);
  await fourth.confirm();
  expect((await fourth.hold(work)).statusCode).toBe(201);
});

test('refuses the fourth hold of one work by one mailbox', async () => {
  const one = await collector(newNetwork());
  for (let times = 0; times < 3; times += 1) {
    await one.cancel((await one.hold(works[0])).json().order._id);
  }
  const refused = await one.hold(works[0]);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe(
    'You held this artwork several times and did not pay. You can order it again in 24 hours.',
  );
});

test('limits an account to ten holds a day', async () => {
  const one = await collector(newNetwork());
  for (const work of works.slice(0, 10)) await one.cancel((await one.hold(work)).json().order._id);
  const refused = await one.hold(works[10]);
  expect(refused.statusCode).toBe(429);
  expect(refused.json().message).toBe(
    'You have ordered as many artworks as one may in a day. You can order again in 24 hours.',
  );
});

test('deletes the network of an order when it is no longer pending', async () => {
  const one = await collector(newNetwork());
  const { order } = (await one.hold(works[0])).json();
  const network = async () =>
    (await shop.db.select().from(orders).where(eq(orders.id, order._id)))[0]?.network;
  expect(await network()).toMatch(/^203\.0\.113\./);
  await one.cancel(order._id);
  expect(await network()).toBeNull();
});
