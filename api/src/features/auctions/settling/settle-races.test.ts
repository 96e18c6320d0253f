// Runs on both databases, because settlements, bids, and orders of one work race each other.

import { eq, sql } from 'drizzle-orm';
import {
  auctionContextOf,
  bidOn,
  endLotNow,
  entriesOf,
  lotWithBidders,
  ordersOf,
  readLotRow,
  settleNow,
} from '../../../testing/auctions/settling';
import { withClockShifted } from '../../../testing/faults/shifted-clock';
import { newBuyer } from '../../../testing/orders/orders';
import { failAt } from '../../../testing/setup/fail-at';
import { emailSubjectsTo, setUpShop } from '../../../testing/setup/shop';
import { lots } from '../lot.table';
import { settleDueLots, settleLot } from './settle-lot';

const shop = setUpShop();
const ten = <Result>(does: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, does));

test('a lot is settled once and only after its end', async () => {
  const { lot, ada } = await lotWithBidders(shop);
  await bidOn(shop.db, lot.id, ada, 100_000);
  const context = auctionContextOf(shop);
  await settleLot(context, lot.id);
  await settleDueLots(context);
  expect((await readLotRow(shop.db, lot.id)).outcome).toBeNull();
  await endLotNow(shop.db, lot.id);
  await ten(() => (Math.random() < 0.5 ? settleLot(context, lot.id) : settleDueLots(context)));
  expect(await ordersOf(shop.db, lot.artworkId)).toHaveLength(1);
  expect((await entriesOf(shop.db, lot.id)).filter(({ kind }) => kind === 'closed')).toHaveLength(1);
  expect(await emailSubjectsTo(shop, ada.user.email)).toEqual(['Sold to you']);
});

test('schedules a job for an end within a minute and settles no lot that moved', async () => {
  const { lot } = await lotWithBidders(shop, { closesAt: new Date(Date.now() + 120_000) });
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
    const { lot, ada, bola } = await lotWithBidders(shop);
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
    const entries = await entriesOf(shop.db, lot.id);
    expect(entries.at(-1)?.kind).toBe('closed');
    expect(entries.filter(({ kind }) => kind === 'bid')).toHaveLength(
      answers.filter(({ answer }) => answer === 'WINNING' || answer === 'OUTBID').length,
    );
    const ended = await readLotRow(shop.db, lot.id);
    const [order] = await ordersOf(shop.db, lot.artworkId);
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

test('lots end by the clock of the database when the server’s clock is an hour off', async () => {
  for (const minutes of [-60, 60]) {
    const hours = (count: number) => new Date(Date.now() + count * 3_600_000);
    const { lot, ada } = await lotWithBidders(shop, { opensAt: hours(-3), closesAt: hours(3) });
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
    const { lot, ada, bola } = await lotWithBidders(shop);
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
    expect(await ordersOf(shop.db, lot.artworkId)).toEqual([]);
    expect(await emailSubjectsTo(shop, bola.user.email)).toEqual([]);
    expect((await (await newBuyer(shop.app)).order(lot.artworkId)).statusCode).toBe(409);
    await settleDueLots(auctionContextOf(shop));
    expect(await ordersOf(shop.db, lot.artworkId)).toMatchObject([
      { userId: bola.user._id, status: 'Pending' },
    ]);
    expect((await entriesOf(shop.db, lot.id)).map(({ kind }) => kind)).toEqual([
      'opened',
      'bid',
      'bid',
      'closed',
    ]);
    expect(await emailSubjectsTo(shop, bola.user.email)).toEqual(['Sold to you']);
  },
);
