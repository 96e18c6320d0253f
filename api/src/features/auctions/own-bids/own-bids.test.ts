import { verifyReceipt } from '@gallery/shared/auction/verification/verify-receipt';
import { verifyRecord } from '@gallery/shared/auction/verification/verify-record';
import type { OwnBid } from '@gallery/shared/contract/auctions/auction';
import { eq } from 'drizzle-orm';
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
import { emailSubjectsTo, emailTextTo, endHold, setUpShop } from '../../../testing/setup/shop';
import { expireHold } from '../../orders/placing/holds/expire-holds';
import type { lots } from '../lot.table';
import { retractBid } from '../retracting/retract-bid';
import { offerSecondChance } from '../second-chance/offer-second-chance';
import { secondChances } from '../settling/second-chance.table';
import { settleLot } from '../settling/settle-lot';

const shop = setUpShop();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
beforeAll(async () => {
  curator = await newAdministrator(shop.app, shop.db);
});

const hour = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.now() - hours * hour);

async function lotWithTwo(given: Partial<typeof lots.$inferInsert> = {}) {
  const auction = await addAuction(shop.db, { deliveryFee: 45_000 });
  const lot = await addLot(shop.db, auction, given);
  const [ada, bola] = [await newCollector(shop, auction.id, 101), await newCollector(shop, auction.id, 102)];
  return { auction, lot, ada, bola };
}

async function bidsOf({ headers }: TestBidder): Promise<OwnBid[]> {
  return (await shop.app.inject({ url: '/api/bidder/bids', headers })).json().bids;
}

test('a bidder sees the own state, the leader’s number, and the total, without other maximums', async () => {
  const { auction, lot, ada, bola } = await lotWithTwo({ reserve: 900_000 });
  await bidOn(shop.db, lot.id, ada, 300_000);
  await bidOn(shop.db, lot.id, bola, 800_000);
  expect(await bidsOf(ada)).toMatchObject([
    {
      lot: { _id: lot.id, state: 'open', price: 325_000, leader: 2 },
      auction_title: auction.title,
      number: 1,
      max: 300_000,
      state: 'outbid',
      order: null,
      offer: null,
      total: { hammer: 325_000, premium: 48_750, delivery: 45_000 },
      receipts: [{ bidder: 1, max: 300_000, lot: lot.id }],
    },
  ]);
  expect(await bidsOf(bola)).toMatchObject([{ number: 2, max: 800_000, state: 'winning' }]);
  const seen = JSON.stringify(await bidsOf(ada));
  for (const secret of ['900000', '800000', bola.user._id, bola.user.email])
    expect(seen).not.toContain(secret);
  const url = `/api/bidder/lot/${lot.id}`;
  expect((await shop.app.inject({ url, headers: ada.headers })).json().bid).toMatchObject({
    state: 'outbid',
  });
  const stranger = await newBuyer(shop.app);
  expect((await shop.app.inject({ url, headers: stranger.headers })).json()).toEqual({ bid: null });
  expect(await bidsOf(stranger)).toEqual([]);
});

test('shows the winner the order and the loser a lost lot, then a second chance', async () => {
  const { lot, ada, bola } = await lotWithTwo();
  await bidOn(shop.db, lot.id, ada, 300_000);
  await bidOn(shop.db, lot.id, bola, 500_000);
  const { orderId } = await settleNow(shop, lot.id);
  expect(await bidsOf(bola)).toMatchObject([
    { state: 'won', order: { _id: orderId, status: 'Pending' }, total: { hammer: 325_000 } },
  ]);
  expect(await bidsOf(ada)).toMatchObject([{ state: 'lost', order: null }]);
  await endHold(shop, orderId ?? '');
  await expireHold(shop.context, orderId ?? '');
  expect(await bidsOf(bola)).toMatchObject([{ state: 'won', order: { status: 'Canceled' } }]);
  const made = { lotId: lot.id, userId: ada.user._id, by: curator.user._id };
  await offerSecondChance(auctionContextOf(shop), made);
  const [second] = await bidsOf(ada);
  expect(second).toMatchObject({
    state: 'second chance',
    offer: { amount: 300_000 },
    total: { hammer: 300_000 },
  });
  const answer = (bidder: TestBidder, accept: unknown) =>
    shop.app.inject({
      method: 'POST',
      url: `/api/bidder/offer/${second?.offer?._id}`,
      payload: { accept },
      headers: bidder.headers,
    });
  expect((await answer(bola, true)).statusCode).toBe(404);
  expect((await answer(ada, 'yes')).statusCode).toBe(422);
  expect((await answer(ada, true)).statusCode).toBe(200);
  expect(await bidsOf(ada)).toMatchObject([{ state: 'won', offer: null, total: { hammer: 300_000 } }]);
  expect(await bidsOf(bola)).toMatchObject([{ state: 'lost', order: null }]);
  expect(await shop.db.select().from(secondChances).where(eq(secondChances.lotId, lot.id))).toMatchObject([
    { state: 'accepted' },
  ]);
});

test('the record opens at the end, and its replay and each receipt verify', async () => {
  const given = { opensAt: hoursAgo(3), closesAt: new Date(Date.now() + hour), reserve: 210_000 };
  const { lot, ada, bola } = await lotWithTwo(given);
  await bidOn(shop.db, lot.id, ada, 150_000, hoursAgo(2));
  await bidOn(shop.db, lot.id, bola, 180_000, hoursAgo(1.9));
  const mistake = await bidOn(shop.db, lot.id, ada, 900_000, hoursAgo(1.8));
  await bidOn(shop.db, lot.id, bola, 300_000, hoursAgo(1.7));
  if (!('bid' in mistake)) throw new Error('The bid was refused.');
  const retraction = { bidId: mistake.bid.id, reason: 'A zero too many.', by: curator.user._id };
  await retractBid(auctionContextOf(shop), retraction);
  const url = `/api/lot/${lot.id}/record`;
  expect((await shop.app.inject(url)).statusCode).toBe(404);
  expect((await readLotRow(shop.db, lot.id)).outcome).toBeNull();
  const withdrawal = await curator.does('POST', `/auction/lot/${lot.id}/withdraw`, {
    reason: 'Its owner asked.',
  });
  expect(withdrawal.status).toBe(200);
  const answer = await shop.app.inject(url);
  expect(answer.headers['cache-control']).toBe('public, max-age=3600');
  expect(answer.body).toBe((await shop.app.inject(url)).body);
  const record = answer.json();
  expect(await verifyRecord(record)).toMatchObject({ whole: true, problem: null });
  for (const receipt of [...(await bidsOf(ada)), ...(await bidsOf(bola))].flatMap(({ receipts }) => receipts))
    expect(await verifyReceipt(record, receipt)).toMatchObject({ fits: true });
  for (const secret of [ada.user._id, ada.user.email, 'A zero too many'])
    expect(answer.body).not.toContain(secret);
});

test.each([
  ['sold', { reserve: 0 }],
  ['passed', { reserve: 1_000_000 }],
])('the record of a lot that is %s verifies', async (outcome, more) => {
  const closesAt = hoursAgo(1);
  const { lot, ada, bola } = await lotWithTwo({ opensAt: hoursAgo(3), closesAt, ...more });
  await bidOn(shop.db, lot.id, ada, 150_000, hoursAgo(2));
  await bidOn(shop.db, lot.id, bola, 180_000, new Date(closesAt.getTime() - 1));
  expect(await bidOn(shop.db, lot.id, ada, 300_000)).toEqual({ answer: 'LOT_CLOSED' });
  await settleLot(auctionContextOf(shop), lot.id);
  expect(await readLotRow(shop.db, lot.id)).toMatchObject({ outcome, extensions: 1 });
  const record = (await shop.app.inject(`/api/lot/${lot.id}/record`)).json();
  expect(await verifyRecord(record)).toMatchObject({ whole: true, problem: null });
  const changed = JSON.parse(JSON.stringify(record).replace('180000', '190000'));
  expect((await verifyRecord(changed)).whole).toBe(false);
});

describe('the link in an email', () => {
  async function link() {
    const { lot, ada, bola } = await lotWithTwo();
    await bidOn(shop.db, lot.id, ada, 300_000);
    await bidOn(shop.db, lot.id, bola, 500_000);
    await settleNow(shop, lot.id);
    const text = await emailTextTo(shop, ada.user.email, 'Sold to another');
    return { ada, url: text.match(/https:\/\/gallery\.example(\/api\/bidder\/mails\/\S+)/)?.[1] ?? '' };
  }

  test('stops the emails of its lot without a log-in, only when the button is pressed', async () => {
    const { ada, url } = await link();
    const page = await shop.app.inject(url);
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(await bidsOf(ada)).toMatchObject([{ mails_stopped: false }]);
    const stopped = await shop.app.inject({
      method: 'POST',
      url,
      payload: '',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(stopped.statusCode).toBe(200);
    expect(await bidsOf(ada)).toMatchObject([{ mails_stopped: true }]);
  });

  test('answers 404 when it is changed', async () => {
    const { url } = await link();
    for (const bad of [`${url}x`, url.slice(0, -3), '/api/bidder/mails/a.b.c', '/api/bidder/mails/%00'])
      expect(await shop.app.inject({ method: 'POST', url: bad })).toMatchObject({
        statusCode: 404,
        body: expect.stringContaining('<h1>This link does not work</h1>'),
      });
  });
});

test('sends a bidder who stops the emails of a lot only the email about winning', async () => {
  const { lot, ada, bola } = await lotWithTwo();
  await bidOn(shop.db, lot.id, ada, 300_000);
  await bidOn(shop.db, lot.id, bola, 500_000);
  for (const { headers } of [ada, bola]) {
    const url = `/api/bidder/lot/${lot.id}/mails`;
    const answer = await shop.app.inject({ method: 'POST', url, headers, payload: { stop: true } });
    expect(answer.statusCode).toBe(200);
  }
  await settleNow(shop, lot.id);
  expect(await emailSubjectsTo(shop, ada.user.email)).toEqual([]);
  expect(await emailSubjectsTo(shop, bola.user.email)).toEqual(['Sold to you']);
});
