import { eq, sql } from 'drizzle-orm';
import {
  auctionContextOf,
  bidOn,
  newCollector,
  readLotRow,
  settleNow,
  type TestBidder,
} from '../../../testing/auctions/settling';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { newBuyer } from '../../../testing/orders/orders';
import { failAt } from '../../../testing/setup/fail-at';
import {
  availabilityOf,
  emailSubjectsTo,
  emailTextTo,
  endHold,
  setUpShop,
} from '../../../testing/setup/shop';
import { listAudit } from '../../audit/list-audit';
import { orders } from '../../orders/order.table';
import { expireHold } from '../../orders/placing/holds/expire-holds';
import type { lots } from '../lot.table';
import { secondChances } from '../settling/second-chance.table';
import { answerSecondChance, expireSecondChances } from './answer-second-chance';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

const ten = <Result>(does: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, does));

async function endedLot(given: Partial<typeof lots.$inferInsert> = {}) {
  const auction = await addAuction(shop.db, { deliveryFee: 45_000 });
  const lot = await addLot(shop.db, auction, given);
  const bidders = [];
  for (const [at, max] of [100_000, 300_000, 500_000].entries()) {
    const bidder = await newCollector(shop, auction.id, 101 + at);
    await bidOn(shop.db, lot.id, bidder, max);
    bidders.push(bidder);
  }
  const [ada, bola, chidi] = bidders as [TestBidder, TestBidder, TestBidder];
  const { orderId } = await settleNow(shop, lot.id);
  return { auction, lot, ada, bola, chidi, orderId: orderId ?? '' };
}

async function unpaidLot() {
  const ended = await endedLot();
  await endHold(shop, ended.orderId);
  await expireHold(shop.context, ended.orderId);
  return ended;
}

const offer = (lotId: string, bidder: TestBidder) =>
  curator.does('POST', `/auction/lot/${lotId}/offer`, { user_id: bidder.user._id });

async function offersOf(lotId: string) {
  return shop.db
    .select()
    .from(secondChances)
    .where(eq(secondChances.lotId, lotId))
    .orderBy(secondChances.createdAt);
}

async function resultOf(auctionId: string) {
  const { results } = await curator.sees(`/auction/${auctionId}/results`);
  return results[0];
}

function answer(bidder: TestBidder, offerId: string, accept: boolean) {
  return answerSecondChance(auctionContextOf(shop), { offerId, userId: bidder.user._id, accept });
}

test('offers an unpaid lot to the runner-up at the runner-up’s maximum, who accepts and pays', async () => {
  const { auction, lot, bola } = await unpaidLot();
  expect(await resultOf(auction.id)).toMatchObject({
    state: 'unpaid',
    strikes: [{ standing: 1, lifted: false, of: { paddle: 103 } }],
    next: { to: { paddle: 102, user_id: bola.user._id }, amount: 300_000, total: { hammer: 300_000 } },
  });
  expect((await offer(lot.id, bola)).status).toBe(200);
  const mail = await emailTextTo(shop, bola.user.email, 'A second chance');
  expect(mail).toContain('at your maximum of #300,000');
  expect(mail).toContain('If you do nothing, you owe nothing.');
  const [made] = await offersOf(lot.id);
  await ten(() => answer(bola, made?.id ?? '', true));
  const { orderId } = await readLotRow(shop.db, lot.id);
  expect(await availabilityOf(shop, lot.artworkId)).toBe('held');
  expect(await emailSubjectsTo(shop, bola.user.email)).toEqual([
    'A second chance',
    'Sold to another bidder',
    'Sold to you',
  ]);
  const { payment } = (await bola.does(orderId ?? '', 'pay')).json();
  expect(payment.amount).toBe((300_000 + 45_000 + 3_375 + 45_000) * 100);
  shop.bank.pays(payment.reference, payment.amount / 100);
  await bola.does(orderId ?? '', 'verify');
  expect(await resultOf(auction.id)).toMatchObject({ state: 'paid', order: { buyer: { paddle: 102 } } });
  expect(await listAudit(shop.db, 'lot', lot.id)).toContainEqual(
    expect.objectContaining({ action: 'Second chance offered', by: 'Ngọzi Eze' }),
  );
});

test('offers a passed lot to its highest bidder at the bidder’s maximum', async () => {
  const { auction, lot, chidi } = await endedLot({ reserve: 1_000_000 });
  expect(await resultOf(auction.id)).toMatchObject({ state: 'passed', next: { amount: 500_000 } });
  expect((await offer(lot.id, chidi)).status).toBe(200);
  expect(await resultOf(auction.id)).toMatchObject({ state: 'offered', next: null });
});

test('ten simultaneous clicks make one offer, to the next bidder only', async () => {
  const { lot, ada, bola } = await unpaidLot();
  expect(await offer(lot.id, ada)).toMatchObject({ status: 409 });
  const made = await ten(() => offer(lot.id, bola));
  expect(made.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await offersOf(lot.id)).toHaveLength(1);
});

test('a declined offer is free of charge and lets staff offer the lot to the next bidder', async () => {
  const { lot, ada, bola } = await unpaidLot();
  await offer(lot.id, bola);
  const [made] = await offersOf(lot.id);
  await answer(bola, made?.id ?? '', false);
  await answer(bola, made?.id ?? '', false);
  await expect(answer(bola, made?.id ?? '', true)).rejects.toThrow('This offer has ended.');
  expect((await offer(lot.id, ada)).status).toBe(200);
});

test('an offer expires after 24 hours, by the clock of the database', async () => {
  const { lot, ada, bola } = await unpaidLot();
  await offer(lot.id, bola);
  const [made] = await offersOf(lot.id);
  expect(Math.round((Number(made?.expiresAt) - Date.now()) / 3_600_000)).toBe(24);
  await expireSecondChances(auctionContextOf(shop));
  expect((await offersOf(lot.id))[0]?.state).toBe('open');
  await shop.db
    .update(secondChances)
    .set({ expiresAt: sql`clock_timestamp()` })
    .where(eq(secondChances.lotId, lot.id));
  await expect(answer(bola, made?.id ?? '', true)).rejects.toThrow('This offer has ended.');
  await expireSecondChances(auctionContextOf(shop), made?.id);
  expect((await offersOf(lot.id))[0]?.state).toBe('expired');
  expect((await offer(lot.id, ada)).status).toBe(200);
});

test('an accepted offer without payment earns a strike, and the next bidder follows', async () => {
  const { auction, lot, bola } = await unpaidLot();
  await offer(lot.id, bola);
  await answer(bola, (await offersOf(lot.id))[0]?.id ?? '', true);
  const { orderId } = await readLotRow(shop.db, lot.id);
  await endHold(shop, orderId ?? '');
  await expireHold(shop.context, orderId ?? '');
  expect(await resultOf(auction.id)).toMatchObject({
    state: 'unpaid',
    strikes: [{ of: { paddle: 103 } }, { of: { paddle: 102 } }],
    next: { to: { paddle: 101 }, amount: 100_000 },
  });
});

test.each([1, 2, 3])('gives the work to either a buyer or the bidder who accepts an offer (%i)', async () => {
  const { lot, bola } = await unpaidLot();
  await offer(lot.id, bola);
  const [made] = await offersOf(lot.id);
  const buyer = await newBuyer(shop.app);
  const [bought, accepted] = await Promise.all([
    buyer.order(lot.artworkId),
    answer(bola, made?.id ?? '', true).then(
      () => true,
      () => false,
    ),
  ]);
  expect((bought.statusCode === 201) !== accepted).toBe(true);
  const live = await shop.db.select().from(orders).where(eq(orders.artworkId, lot.artworkId));
  expect(live.filter(({ status }) => status === 'Pending')).toHaveLength(1);
});

test('a late payment of the first winner gets the free work and ends the offer', async () => {
  const { lot, bola, chidi, orderId } = await endedLot();
  const { payment } = (await chidi.does(orderId, 'pay')).json();
  await endHold(shop, orderId);
  await expireHold(shop.context, orderId);
  await offer(lot.id, bola);
  shop.bank.pays(payment.reference, payment.amount / 100);
  await chidi.does(orderId, 'verify');
  expect((await chidi.sees(orderId)).status).toBe('Paid');
  const [made] = await offersOf(lot.id);
  expect(made?.state).toBe('expired');
  await expect(answer(bola, made?.id ?? '', true)).rejects.toThrow('This offer has ended.');
});

test('an interrupted acceptance leaves the offer open and the work available', async () => {
  const { lot, bola } = await unpaidLot();
  await offer(lot.id, bola);
  const [made] = await offersOf(lot.id);
  const accepted = { offerId: made?.id ?? '', userId: bola.user._id, accept: true };
  const answering = failAt('second chance answered', () =>
    answerSecondChance(auctionContextOf(shop), accepted),
  );
  await expect(answering).rejects.toThrow('killed');
  expect((await offersOf(lot.id))[0]?.state).toBe('open');
  expect(await availabilityOf(shop, lot.artworkId)).toBe('available');
  await answer(bola, made?.id ?? '', true);
  expect(await availabilityOf(shop, lot.artworkId)).toBe('held');
});

test('refuses to offer a lot that is open, sold, or unknown', async () => {
  const { lot, bola } = await endedLot();
  expect(await offer(lot.id, bola)).toMatchObject({ status: 409 });
  const auction = await addAuction(shop.db);
  const open = await addLot(shop.db, auction);
  expect(await offer(open.id, bola)).toMatchObject({ status: 409 });
  expect(await offer('nothing', bola)).toMatchObject({ status: 404 });
});

test('staff lift a strike once, with a reason', async () => {
  const { auction, lot } = await unpaidLot();
  const { _id } = (await resultOf(auction.id)).strikes[0];
  const lift = () => curator.does('PUT', `/auction/strike/${_id}/lift`, { reason: 'The bank was down.' });
  expect((await lift()).status).toBe(200);
  expect((await lift()).status).toBe(409);
  expect((await resultOf(auction.id)).strikes).toMatchObject([{ lifted: true, standing: 0 }]);
  expect(await listAudit(shop.db, 'lot', lot.id)).toContainEqual(
    expect.objectContaining({ action: 'Strike lifted', to: 'The bank was down.' }),
  );
});

test('exports the results as CSV', async () => {
  const { auction } = await endedLot();
  const answer = await shop.app.inject({
    url: `/api/auction/${auction.id}/results.csv`,
    headers: curator.headers,
  });
  const [head, line] = answer.body.split('\r\n');
  expect(head).toContain('Hammer price');
  expect(line).toMatch(/^1,"Harmattan Morning","".*,"due",325000,/);
  expect((await resultOf(auction.id)).total.total).toBe(325_000 + 48_750 + 3_656 + 45_000);
});
