import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../db/client';
import { openPostgres } from '../../db/postgres/open-postgres';
import { bidWith, newBidder } from '../../testing/auctions/bidders';
import { copyServerDatabase } from '../../testing/database/test-database';
import { type Cut, commit, resettingProxy } from '../../testing/faults/resetting-proxy';
import { newAdministrator } from '../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtwork, samplePrice } from '../../testing/gallery/records';
import { expectConsistentOrders, newBuyer, openShop, orderedWork } from '../../testing/orders/orders';
import { databaseKind } from '../../testing/processes/config';
import { runDueJobs } from '../../testing/setup/shop';
import { bids } from '../auctions/bidding/bid.table';
import { notifications } from '../notifications/notification.table';
import { makePartialRefund } from '../payments/partial-refunds/make-partial-refund';
import { partialRefunds } from '../payments/partial-refunds/partial-refund.table';
import { orders } from './order.table';

// The embedded database has no connection to lose.
if (databaseKind === 'postgres') {
  let proxy: Awaited<ReturnType<typeof resettingProxy>>;
  let database: OpenDatabase;
  let direct: OpenDatabase;
  let shop: ReturnType<typeof openShop>;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const copied = await copyServerDatabase();
    drop = copied.drop;
    proxy = await resettingProxy(new URL(copied.url));
    direct = openPostgres(copied.url);
    database = openPostgres(proxy.url);
    shop = openShop(database.db);
  });
  afterEach(() => expectConsistentOrders(direct.db));
  afterAll(async () => {
    await shop.app.close();
    proxy.close();
    await Promise.all([database.close(), direct.close()]);
    await drop();
  });

  const unknown =
    'The connection to the database broke, and we do not know whether your change is saved. Check it before you try again.';
  const cuts: [string, Omit<Cut, 'statement'>][] = [
    ['arrives', { arrives: true }],
    ['arrives while all connections break', { arrives: true, all: true }],
    ['does not arrive while all connections break', { arrives: false, all: true }],
  ];
  const cutAtCommit = (cut: Omit<Cut, 'statement'>) => proxy.cutNext({ statement: commit, ...cut });

  // First, because the pool knows the outcome only while its lasting connection is the same.
  test('says that an order was not placed when its commit does not arrive', async () => {
    const [work, buyer] = [await addArtwork(direct.db), await newBuyer(shop.app)];
    cutAtCommit({ arrives: false });
    const answer = await buyer.order(work.id);
    expect({ status: answer.statusCode, ...answer.json() }).toEqual({
      status: 503,
      message: 'The gallery cannot reach its database. Please try again in a moment.',
    });
    expect(await direct.db.$count(orders, eq(orders.artworkId, work.id))).toBe(0);
  });

  test.each(cuts)('places one order although its commit %s', async (_, cut) => {
    const [work, buyer] = [await addArtwork(direct.db), await newBuyer(shop.app)];
    cutAtCommit(cut);
    const answer = await buyer.order(work.id, { key: randomUUID() });
    expect(proxy.isCut()).toBe(true);
    expect(answer.statusCode).toBeLessThan(300);
    expect(answer.json()).toMatchObject({
      order: { status: 'Pending' },
      payment: { amount: samplePrice * 100 },
    });
    expect(await direct.db.$count(orders, eq(orders.artworkId, work.id))).toBe(1);
  });

  test('says that it does not know while the database is away, and the same key finds the order', async () => {
    const [work, buyer] = [await addArtwork(direct.db), await newBuyer(shop.app)];
    const key = randomUUID();
    cutAtCommit({ arrives: true, all: true, refuses: true });
    const answer = await buyer.order(work.id, { key });
    expect({ status: answer.statusCode, ...answer.json() }).toEqual({ status: 503, message: unknown });
    proxy.accept();
    expect((await buyer.order(work.id, { key })).statusCode).toBe(200);
    expect(await direct.db.$count(orders, eq(orders.artworkId, work.id))).toBe(1);
  });

  test('never says that an order failed when the database goes away after its commit', async () => {
    const [work, buyer] = [await addArtwork(direct.db), await newBuyer(shop.app)];
    const key = randomUUID();
    proxy.cutNext({ statement: 'insert into "payments"', arrives: false, all: true, refuses: true });
    const answer = await buyer.order(work.id, { key });
    expect({ status: answer.statusCode, ...answer.json() }).toEqual({ status: 503, message: unknown });
    expect(await direct.db.$count(orders, eq(orders.artworkId, work.id))).toBe(1);
    proxy.accept();
    expect((await buyer.order(work.id, { key })).statusCode).toBe(200);
  });

  test.each(cuts)('places one bid although its commit %s', async (_, cut) => {
    const auction = await addAuction(direct.db);
    const lot = await addLot(direct.db, auction, { number: 1 });
    const bidder = await newBidder({ app: shop.app, db: direct.db }, auction);
    cutAtCommit(cut);
    expect(await bidWith(shop.app, bidder.headers)(lot.id, 150_000)).toMatchObject({
      status: 200,
      answer: 'WINNING',
      receipt: expect.anything(),
    });
    expect(proxy.isCut()).toBe(true);
    expect(await direct.db.$count(bids, eq(bids.lotId, lot.id))).toBe(1);
  });

  async function paidWork() {
    const ordered = await orderedWork(shop.app, direct.db);
    shop.bank.pays(ordered.reference, ordered.work.price);
    return ordered;
  }

  test.each(cuts)('captures a payment once although its commit %s', async (_, cut) => {
    const { buyer, order } = await paidWork();
    cutAtCommit(cut);
    await buyer.does(order._id, 'verify');
    expect(proxy.isCut()).toBe(true);
    await runDueJobs({ ...shop, db: direct.db });
    expect((await buyer.sees(order._id)).status).toBe('Paid');
    expect(shop.bank.refunds).toEqual([]);
  });

  test.each(cuts)('requests one refund, and reports none as failed, although a commit %s', async (_, cut) => {
    const { buyer, order, reference } = await paidWork();
    await buyer.does(order._id, 'verify');
    const { headers } = await newAdministrator(shop.app, direct.db);
    const key = randomUUID();
    cutAtCommit(cut);
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/order/${order._id}/refunds`,
      headers,
      payload: { key, amount: 50_000, reason: 'Damaged' },
    });
    expect(answer.statusCode).toBeLessThan(300);
    cutAtCommit(cut);
    await makePartialRefund(shop.context, key).catch(() => {});
    expect(proxy.isCut()).toBe(true);
    const [refund] = await direct.db.select().from(partialRefunds).where(eq(partialRefunds.id, key));
    expect(['asked', 'done']).toContain(refund?.state);
    await runDueJobs({ ...shop, db: direct.db });
    const [later] = await direct.db.select().from(partialRefunds).where(eq(partialRefunds.id, key));
    expect(later).toMatchObject({ state: 'done', lastError: null });
    expect(shop.bank.refunded.filter((one) => one === reference)).toHaveLength(1);
    const alerts = await direct.db.select().from(notifications).where(eq(notifications.subjectId, order._id));
    expect(alerts.filter(({ text }) => /refund/i.test(text))).toEqual([]);
  });

  test('says that it does not know whether a change without a key is saved', async () => {
    const { headers } = await newAdministrator(shop.app, direct.db);
    const [work, buyer] = [await addArtwork(direct.db), await newBuyer(shop.app)];
    const { order } = (await buyer.order(work.id)).json();
    cutAtCommit({ arrives: true, all: true });
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/api/order/${order._id}/cancellation`,
      headers,
      payload: { reason: 'The work is damaged.' },
    });
    expect({ status: answer.statusCode, ...answer.json() }).toEqual({ status: 503, message: unknown });
    expect((await buyer.sees(order._id)).status).toBe('Canceled');
  });
}
