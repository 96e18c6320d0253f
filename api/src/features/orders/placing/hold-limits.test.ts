// On both databases: limits hold in a race.
import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { readConfig } from '../../../server/config/config';
import { bearer, signUp } from '../../../testing/gallery/accounts';
import { addArtwork, samplePrice } from '../../../testing/gallery/records';
import { expectConsistentOrders, openShop } from '../../../testing/orders/orders';
import { generousLimits } from '../../../testing/server/test-app';
import { setUp } from '../../../testing/setup/setup-api';
import { artworks } from '../../artworks/artwork.table';
import { orders } from '../order.table';

const { holdShare, rateLimits } = readConfig({});
const { holdPerAccount, holdPerNetwork, holdAgain } = rateLimits;
const limits = { ...generousLimits, holdPerAccount, holdPerNetwork, holdAgain };

const shop = setUp((db: Database) => openShop(db, { holdShare, rateLimits: limits }));
afterEach(() => expectConsistentOrders(shop.db));

let works: { id: string }[];
let networks = 0;

/** The gallery has 35 free works, as the demo has, and nobody has held any. */
beforeEach(async () => {
  await shop.db
    .update(artworks)
    .set({ archivedAt: new Date() })
    .where(eq(artworks.availability, 'available'));
  works = await Promise.all(Array.from({ length: 35 }, () => addArtwork(shop.db)));
});
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

/** A customer at an address; what one holds is answered with the status and the words. */
async function collector(network: string) {
  const headers = bearer((await signUp(shop.app)).token);
  const ask = (url: string, payload: object) =>
    shop.app.inject({
      ...{ method: 'POST' as const, url, payload },
      headers: { ...headers, 'x-forwarded-for': network },
    });
  return {
    hold: (work: { id: string } | undefined) =>
      ask('/api/order/create', { artwork_id: work?.id, address: '12 Uli Close', price: samplePrice }),
    cancel: (id: string) => ask(`/api/order/${id}/cancel`, {}),
  };
}

const held = (answers: { statusCode: number }[]) =>
  answers.filter(({ statusCode }) => statusCode === 201).length;

test('twelve sign-ups of one network that hold everything at once hold a tenth', async () => {
  const network = newNetwork();
  const collectors = await Promise.all(Array.from({ length: 12 }, () => collector(network)));
  const answers = await Promise.all(
    collectors.flatMap((one, at) => [0, 1, 2].map((more) => one.hold(works[at * 3 + more]))),
  );
  expect(held(answers)).toBe(3);
  const text = answers.find(({ statusCode }) => statusCode === 409)?.json().message;
  expect(text).toMatch(/^As many artworks are held from your network as one may hold at a time/);
  const elsewhere = await collector(newNetwork());
  expect((await elsewhere.hold(works[34])).statusCode).toBe(201);
});

test('all addresses that one IPv6 line has are one network', async () => {
  const collectors = await Promise.all([1, 2, 3, 4].map((host) => collector(`2001:db8:7:7::${host}`)));
  const answers = await Promise.all(collectors.map((one, at) => one.hold(works[at])));
  expect(held(answers)).toBe(3);
});

test('a customer who comes from many networks holds a tenth, and of ten works one', async () => {
  await shop.db
    .update(artworks)
    .set({ archivedAt: new Date() })
    .where(eq(artworks.availability, 'available'));
  const tooFew = await Promise.all(Array.from({ length: 10 }, () => addArtwork(shop.db)));
  const one = await collector(newNetwork());
  expect(held(await Promise.all(tooFew.map((work) => one.hold(work))))).toBe(1);
  expect((await one.hold(tooFew[9])).json().message).toMatch(/^You hold an artwork already/);
});

test('a work that was held and canceled three times in a day is free for the others', async () => {
  const network = newNetwork();
  const [work] = works;
  for (let times = 0; times < 3; times += 1) {
    const one = await collector(network);
    await one.cancel((await one.hold(work)).json().order._id);
  }
  const fourth = await (await collector(network)).hold(work);
  expect(fourth.statusCode).toBe(429);
  expect(Number(fourth.headers['retry-after'])).toBeGreaterThan(3_600);
  expect(fourth.json().message).toBe(
    'This artwork was held for you several times and not paid. Please try again tomorrow, or write to us.',
  );
  expect((await (await collector(newNetwork())).hold(work)).statusCode).toBe(201);
});

test('an account holds ten times in a day, and a network thirty times', async () => {
  const network = newNetwork();
  for (let customers = 0; customers < 3; customers += 1) {
    const one = await collector(network);
    const fresh = works.slice(customers * 11);
    for (const work of fresh.slice(0, 10)) await one.cancel((await one.hold(work)).json().order._id);
    const more = await one.hold(fresh[10]);
    expect(more.statusCode).toBe(429);
    expect(more.json().message).toMatch(/^You have ordered as many artworks|^As many artworks have been/);
  }
  const another = await (await collector(network)).hold(works[33]);
  expect(another.json().message).toMatch(/^As many artworks have been ordered from your network/);
});

test('the network is forgotten when the order is no longer pending', async () => {
  const one = await collector(newNetwork());
  const { order } = (await one.hold(works[0])).json();
  const network = async () =>
    (await shop.db.select().from(orders).where(eq(orders.id, order._id)))[0]?.network;
  expect(await network()).toMatch(/^203\.0\.113\./);
  await one.cancel(order._id);
  expect(await network()).toBeNull();
});
