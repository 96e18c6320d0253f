// Runs on both databases, because settlements, bids, and orders of one work race each other.

import { asc, eq, sql } from 'drizzle-orm';
import {
  auctionContextOf,
  bidOn,
  endLotNow,
  newCollector,
  readLotRow,
  settleNow,
} from '../../../testing/auctions/settling';
import { withClockShifted } from '../../../testing/faults/shifted-clock';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import { failAt } from '../../../testing/setup/fail-at';
import {
  availabilityOf,
  emailSubjectsTo,
  emailTextTo,
  endHold,
  runDueJobs,
  setUpShop,
} from '../../../testing/setup/shop';
import { artworkClaims } from '../../artworks/availability/claim.table';
import { mails } from '../../mail/mail.table';
import { orders } from '../../orders/order.table';
import { expireHold } from '../../orders/placing/expire-holds';
import { strikes } from '../bidders/bidder.table';
import { lots } from '../lot.table';
import { lotEntries } from '../record/record.table';
import { remindWinner } from './remind-winner';
import { settleDueLots, settleLot } from './settle-lot';

const shop = setUpShop();
const ten = <Result>(does: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, does));

async function lotWithBidders(given: Partial<typeof lots.$inferInsert> = {}) {
  const auction = await addAuction(shop.db, { deliveryFee: 45_000 });
  const lot = await addLot(shop.db, auction, given);
  const [ada, bola] = [await newCollector(shop, auction.id, 101), await newCollector(shop, auction.id, 102)];
  return { lot, ada, bola };
}

async function ordersOf(artworkId: string) {
  return shop.db.select().from(orders).where(eq(orders.artworkId, artworkId));
}

async function entriesOf(lotId: string) {
  return shop.db.select().from(lotEntries).where(eq(lotEntries.lotId, lotId)).orderBy(asc(lotEntries.seq));
}

describe('a lot with a met reserve', () => {
  test('is sold to the leader, who pays the total within 48 hours and gets the work', async () => {
    const { lot, ada, bola } = await lotWithBidders({ reserve: 1_400_000 });
    await bidOn(shop.db, lot.id, ada, 1_000_000);
    await bidOn(shop.db, lot.id, bola, 1_500_000);
    const sold = await settleNow(shop, lot.id);
    expect(sold).toMatchObject({ outcome: 'sold', claimsWork: false, price: 1_400_000 });
    const [order] = await ordersOf(lot.artworkId);
    expect(order).toMatchObject({
      id: sold.orderId,
      userId: bola.user._id,
      status: 'Pending',
      address: '12 Uli Close, Ikoyi',
      price: 1_670_750,
      priceParts: [
        { label: 'Hammer price', amount: 1_400_000 },
        { label: 'Premium', amount: 210_000 },
        { label: 'VAT on the premium', amount: 15_750 },
        { label: 'Delivery', amount: 45_000 },
      ],
    });
    expect(Math.round((Number(order?.heldUntil) - Date.now()) / 3_600_000)).toBe(48);
    expect(await availabilityOf(shop, lot.artworkId)).toBe('held');
    const { payment } = (await bola.does(order?.id ?? '', 'pay')).json();
    expect(payment.amount).toBe(167_075_000);
    shop.bank.pays(payment.reference, 1_670_750);
    await bola.does(order?.id ?? '', 'verify');
    expect(await bola.sees(order?.id ?? '')).toMatchObject({ status: 'Paid' });
    expect(await availabilityOf(shop, lot.artworkId)).toBe('sold');
    const paid = await emailTextTo(shop, bola.user.email, 'Paid');
    expect(paid).toContain('Premium: #210,000');
    expect(paid).toContain('#1,670,750');
  });

  test('sends the winner the total and the link to pay, and the others a note', async () => {
    const { lot, ada, bola } = await lotWithBidders();
    await bidOn(shop.db, lot.id, ada, 100_000);
    await bidOn(shop.db, lot.id, bola, 500_000);
    const { orderId } = await settleNow(shop, lot.id);
    const won = await emailTextTo(shop, bola.user.email, 'Sold to you');
    expect(won).toContain('Total to pay: #');
    expect(won).toContain(`https://gallery.example/dashboard/orders?order=${orderId}`);
    const lost = await emailTextTo(shop, ada.user.email, 'Sold to another bidder');
    expect(lost).toContain('at #110,000. You owe nothing.');
    expect(lost).not.toContain('500,000');
    expect(await emailSubjectsTo(shop, ada.user.email)).toEqual(['Sold to another bidder']);
  });

  test('can be paid at a hammer price of a billion naira', async () => {
    const { lot, ada, bola } = await lotWithBidders({ startingPrice: 950_000_000 });
    await bidOn(shop.db, lot.id, ada, 950_000_000);
    await bidOn(shop.db, lot.id, bola, 1_000_000_000);
    await settleNow(shop, lot.id);
    const [order] = await ordersOf(lot.artworkId);
    expect(order?.price).toBe(1_108_781_250);
    const { payment } = (await bola.does(order?.id ?? '', 'pay')).json();
    shop.bank.pays(payment.reference, 1_108_781_250);
    await bola.does(order?.id ?? '', 'verify');
    expect((await bola.sees(order?.id ?? '')).status).toBe('Paid');
  });

  test('does not count toward the winner’s limit of held works', async () => {
    const { lot, ada } = await lotWithBidders();
    await bidOn(shop.db, lot.id, ada, 100_000);
    await settleNow(shop, lot.id);
    expect((await ada.order((await addArtwork(shop.db)).id)).statusCode).toBe(201);
  });

  test('cannot be canceled by the winner', async () => {
    const { lot, ada } = await lotWithBidders();
    await bidOn(shop.db, lot.id, ada, 100_000);
    const { orderId } = await settleNow(shop, lot.id);
    const answer = await ada.does(orderId ?? '', 'cancel');
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toContain('a bid is binding');
  });
});

test.each([
  ['whose reserve is not met', { reserve: 1_000_000 }, 1],
  ['without a bid', {}, 0],
])('a lot %s passes, and its work can be bought', async (_, given, count) => {
  const { lot, ada } = await lotWithBidders(given);
  if (count > 0) await bidOn(shop.db, lot.id, ada, 900_000);
  expect(await settleNow(shop, lot.id)).toMatchObject({ outcome: 'passed', orderId: null });
  expect(await ordersOf(lot.artworkId)).toEqual([]);
  const kinds = (await entriesOf(lot.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(['opened', ...Array(count).fill('bid'), 'closed']);
  expect(await emailSubjectsTo(shop, ada.user.email)).toEqual(Array(count).fill('Passed'));
  expect((await (await newBuyer(shop.app)).order(lot.artworkId)).statusCode).toBe(201);
});

test('a lot is settled once and only after its end', async () => {
  const { lot, ada } = await lotWithBidders();
  await bidOn(shop.db, lot.id, ada, 100_000);
  const context = auctionContextOf(shop);
  await settleLot(context, lot.id);
  await settleDueLots(context);
  expect((await readLotRow(shop.db, lot.id)).outcome).toBeNull();
  await endLotNow(shop.db, lot.id);
  await ten(() => (Math.random() < 0.5 ? settleLot(context, lot.id) : settleDueLots(context)));
  expect(await ordersOf(lot.artworkId)).toHaveLength(1);
  expect((await entriesOf(lot.id)).filter(({ kind }) => kind === 'closed')).toHaveLength(1);
  expect(await emailSubjectsTo(shop, ada.user.email)).toEqual(['Sold to you']);
});

test('schedules a job for an end within a minute and settles no lot that moved', async () => {
  const { lot } = await lotWithBidders({ closesAt: new Date(Date.now() + 120_000) });
  const sent: unknown[] = [];
  const jobs = {
    send: async (...[, , data, at]: [unknown, unknown, object, Date?]) => void sent.push({ data, at }),
    sendAll: async () => {},
  };
  await settleDueLots(auctionContextOf(shop, { jobs }));
  expect(sent).toContainEqual({ data: { lot: lot.id }, at: lot.closesAt });
  await shop.db
    .update(lots)
    .set({ closesAt: new Date(Date.now() + 300_000) })
    .where(eq(lots.id, lot.id));
  await settleLot(auctionContextOf(shop), lot.id);
  expect((await readLotRow(shop.db, lot.id)).outcome).toBeNull();
});

test.each([1, 2, 3])(
  'ten bids race the settlement, and the record ends with the closing row (%i)',
  async () => {
    const { lot, ada, bola } = await lotWithBidders();
    await shop.db
      .update(lots)
      .set({ closesAt: sql`clock_timestamp() + interval '40 milliseconds'` })
      .where(eq(lots.id, lot.id));
    const context = auctionContextOf(shop);
    const bids = Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        bidOn(shop.db, lot.id, at % 2 ? ada : bola, 100_000 + at * 10_000),
      ),
    );
    const settled = (async () => {
      while ((await readLotRow(shop.db, lot.id)).outcome === null)
        await settleLot(context, lot.id).then(() => endIfExtended(lot.id));
    })();
    const answers = await bids;
    await settled;
    const entries = await entriesOf(lot.id);
    expect(entries.at(-1)?.kind).toBe('closed');
    expect(entries.filter(({ kind }) => kind === 'bid')).toHaveLength(
      answers.filter(({ answer }) => answer === 'WINNING' || answer === 'OUTBID').length,
    );
    const ended = await readLotRow(shop.db, lot.id);
    const [order] = await ordersOf(lot.artworkId);
    expect(order?.userId ?? null).toBe(ended.leaderId);
  },
);

/** A bid within the last three minutes has moved the end beyond the test's. */
async function endIfExtended(lotId: string) {
  await shop.db
    .update(lots)
    .set({ closesAt: sql`clock_timestamp()` })
    .where(sql`${lots.id} = ${lotId} AND ${lots.closesAt} > clock_timestamp() + interval '1 minute'`);
}

describe('a winner without a payment', () => {
  async function unpaidLot() {
    const { lot, ada, bola } = await lotWithBidders();
    await bidOn(shop.db, lot.id, ada, 100_000);
    await bidOn(shop.db, lot.id, bola, 500_000);
    const { orderId } = await settleNow(shop, lot.id);
    return { lot, ada, bola, orderId: orderId ?? '' };
  }

  test('gets reminders and a strike, and the work is free again', async () => {
    const { lot, bola, orderId } = await unpaidLot();
    await remindWinner(auctionContextOf(shop), { order: orderId, hours: 24 });
    await remindWinner(auctionContextOf(shop), { order: orderId, hours: 6 });
    await endHold(shop, orderId);
    await ten(() => expireHold(shop.context, orderId));
    await remindWinner(auctionContextOf(shop), { order: orderId, hours: 6 });
    const given = await shop.db.select().from(strikes).where(eq(strikes.userId, bola.user._id));
    expect(given).toMatchObject([{ lotId: lot.id, liftedAt: null }]);
    expect(await availabilityOf(shop, lot.artworkId)).toBe('available');
    expect(await emailSubjectsTo(shop, bola.user.email)).toEqual([
      '24 hours left to pay',
      '6 hours left to pay',
      'Canceled',
      'Sold to you',
    ]);
    expect(await emailTextTo(shop, bola.user.email, 'Canceled')).toContain('two unpaid works');
  });

  test('gets the work and loses the strike when the money arrives late', async () => {
    const { lot, bola, orderId } = await unpaidLot();
    const { payment } = (await bola.does(orderId, 'pay')).json();
    await endHold(shop, orderId);
    await expireHold(shop.context, orderId);
    shop.bank.pays(payment.reference, (await ordersOf(lot.artworkId))[0]?.price ?? 0);
    await bola.does(orderId, 'verify');
    expect((await bola.sees(orderId)).status).toBe('Paid');
    const [strike] = await shop.db.select().from(strikes).where(eq(strikes.userId, bola.user._id));
    expect(strike).toMatchObject({ reason: 'Paid after the time', liftedAt: expect.any(Date) });
  });
});

describe('a claim on a work', () => {
  test.each([1, 2, 3])('goes to one of ten simultaneous lots and orders (%i)', async () => {
    const work = await addArtwork(shop.db);
    const auctions = await Promise.all(Array.from({ length: 5 }, () => addAuction(shop.db)));
    const buyers = await Promise.all(Array.from({ length: 5 }, () => newBuyer(shop.app)));
    const [lotsMade, answers] = await Promise.all([
      Promise.allSettled(auctions.map((auction) => addLot(shop.db, auction, { artworkId: work.id }))),
      Promise.all(buyers.map((buyer) => buyer.order(work.id))),
    ]);
    const won = [
      ...lotsMade.filter(({ status }) => status === 'fulfilled'),
      ...answers.filter(({ statusCode }) => statusCode === 201),
    ];
    expect(won).toHaveLength(1);
    expect(answers.filter(({ statusCode }) => ![201, 409].includes(statusCode))).toEqual([]);
    const claims = await shop.db.select().from(artworkClaims).where(eq(artworkClaims.artworkId, work.id));
    expect(claims).toHaveLength(1);
  });

  test('blocks an order of a work in an open lot, and a lot of a held work', async () => {
    const { lot } = await lotWithBidders();
    const buyer = await newBuyer(shop.app);
    const answer = await buyer.order(lot.artworkId);
    expect(answer.statusCode).toBe(409);
    expect(answer.json().message).toBe('This artwork is in an auction. Bid on its lot instead.');
    const held = await addArtwork(shop.db);
    await buyer.order(held.id);
    await expect(addLot(shop.db, await addAuction(shop.db), { artworkId: held.id })).rejects.toThrow();
  });

  test('on a lot turns a late payment into a refund', async () => {
    const work = await addArtwork(shop.db);
    const buyer = await newBuyer(shop.app);
    const { order, payment } = (await buyer.order(work.id)).json();
    await endHold(shop, order._id);
    await expireHold(shop.context, order._id);
    await addLot(shop.db, await addAuction(shop.db), { artworkId: work.id });
    shop.bank.pays(payment.reference, work.price);
    const answer = await buyer.does(order._id, 'verify');
    expect(answer.json()).toMatchObject({
      message: 'Your payment arrived too late: we are giving it back to you.',
      order: { status: 'Canceled', open_refund: 'full' },
    });
    await runDueJobs(shop);
    expect((await buyer.sees(order._id)).status).toBe('Refunded');
  });
});

test('lots end by the clock of the database when the server’s clock is an hour off', async () => {
  for (const minutes of [-60, 60]) {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const { lot, ada } = await lotWithBidders({ opensAt: hours(-3), closesAt: hours(3) });
    await bidOn(shop.db, lot.id, ada, 100_000);
    await withClockShifted(minutes, async () => {
      await settleLot(auctionContextOf(shop), lot.id);
      expect((await readLotRow(shop.db, lot.id)).outcome).toBeNull();
      expect((await settleNow(shop, lot.id)).outcome).toBe('sold');
      const left = await shop.db.execute(
        sql`SELECT round(extract(epoch FROM held_until - clock_timestamp()) / 3600)::int AS hours FROM orders WHERE artwork_id = ${lot.artworkId}`,
      );
      expect(left).toMatchObject({ rows: [{ hours: 48 }] });
    });
  }
});

test.each(['lot ended', 'lot settled'] as const)(
  'a settlement interrupted at “%s” changes nothing, and the next one completes',
  async (step) => {
    const { lot, ada, bola } = await lotWithBidders();
    await bidOn(shop.db, lot.id, ada, 100_000);
    await bidOn(shop.db, lot.id, bola, 300_000);
    await endLotNow(shop.db, lot.id);
    const settling = failAt(step, () => settleLot(auctionContextOf(shop), lot.id));
    await expect(settling).rejects.toThrow('killed');
    expect(await readLotRow(shop.db, lot.id)).toMatchObject({
      outcome: null,
      claimsWork: true,
      orderId: null,
    });
    expect(await ordersOf(lot.artworkId)).toEqual([]);
    expect(await emailSubjectsTo(shop, bola.user.email)).toEqual([]);
    expect((await (await newBuyer(shop.app)).order(lot.artworkId)).statusCode).toBe(409);
    await settleDueLots(auctionContextOf(shop));
    expect(await ordersOf(lot.artworkId)).toMatchObject([{ userId: bola.user._id, status: 'Pending' }]);
    expect((await entriesOf(lot.id)).map(({ kind }) => kind)).toEqual(['opened', 'bid', 'bid', 'closed']);
    expect(await emailSubjectsTo(shop, bola.user.email)).toEqual(['Sold to you']);
  },
);

test('the emails about a lot reveal no maximum, reserve, or account of others', async () => {
  const { lot, ada, bola } = await lotWithBidders({ reserve: 333_000 });
  await bidOn(shop.db, lot.id, ada, 120_000);
  await bidOn(shop.db, lot.id, bola, 140_000);
  await settleNow(shop, lot.id);
  const written = await shop.db.select().from(mails).where(eq(mails.toAddress, ada.user.email));
  expect(written).toHaveLength(1);
  const text = JSON.stringify(written);
  for (const secret of ['333,000', '140,000', bola.user.email, bola.user._id])
    expect(text).not.toContain(secret);
});
