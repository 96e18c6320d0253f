import { eq, sql } from 'drizzle-orm';
import {
  auctionContextOf,
  bidOn,
  newCollector,
  readLotRow,
  type TestBidder,
} from '../../../testing/auctions/settling';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { testSigner } from '../../../testing/server/test-app';
import { emailSubjectsTo, emailTextTo, setUpShop } from '../../../testing/setup/shop';
import { mails } from '../../mail/mail.table';
import { lotBidders } from '../bidding/bid.table';
import { sendBidMails } from './bid-mails';

const shop = setUpShop();
const day = 24 * 3_600_000;

async function lotWithTwo(leftMs: number) {
  const auction = await addAuction(shop.db, { deliveryFee: 45_000 });
  const lot = await addLot(shop.db, auction, { closesAt: new Date(Date.now() + leftMs) });
  const [ada, bola] = [await newCollector(shop, auction.id, 101), await newCollector(shop, auction.id, 102)];
  return { lot, ada, bola };
}

/** Bids, and writes the emails like the job. */
async function bidWithMails(lotId: string, bidder: TestBidder, max: number) {
  const { leaderId: before } = await readLotRow(shop.db, lotId);
  const placed = await bidOn(shop.db, lotId, bidder, max);
  if (!('bid' in placed)) throw new Error('The bid was refused.');
  const outbid = placed.lot.leaderId === before ? null : before;
  await sendBidMails({ ...auctionContextOf(shop), signer: testSigner }, { bid: placed.bid.id, outbid });
  return placed.bid;
}

test('a bidder gets a receipt with the signed checkpoint and the whole sum', async () => {
  const { lot, ada } = await lotWithTwo(day);
  const bid = await bidWithMails(lot.id, ada, 1_400_000);
  const [mail] = await shop.db.select().from(mails).where(eq(mails.toAddress, ada.user.email));
  expect(mail?.text).toContain('You bid up to #1,400,000');
  expect(mail?.text).toContain('You would pay at most #1,670,750 if you win.');
  expect(mail?.text).not.toContain('Total to pay');
  expect(mail?.text).toMatch(/\nHash: \w+\nCheckpoint, signed by the gallery: \S+\n\n-- \n/);
  const receipt = JSON.parse(mail?.attachments[0]?.content ?? '');
  expect(receipt).toMatchObject({ lot: lot.id, seq: bid.seq, max: 1_400_000, nonce: bid.nonce });
});

test('tells an overtaken bidder once in ten minutes, and each time in the last hour', async () => {
  const { lot, ada, bola } = await lotWithTwo(day);
  for (const [at, bidder] of [ada, bola, ada, bola].entries())
    await bidWithMails(lot.id, bidder, 100_000 + at * 50_000);
  const outbid = async () =>
    (await emailSubjectsTo(shop, ada.user.email)).filter((one) => one === 'Outbid').length;
  expect(await outbid()).toBe(1);
  expect(await emailTextTo(shop, ada.user.email, 'Outbid')).toContain('The next bid is #120,000 or more.');
  await shop.db
    .update(lotBidders)
    .set({ mailedAt: sql`now() - interval '10 minutes'` })
    .where(eq(lotBidders.userId, ada.user._id));
  await bidWithMails(lot.id, ada, 300_000);
  await bidWithMails(lot.id, bola, 400_000);
  expect(await outbid()).toBe(2);
  const last = await lotWithTwo(30 * 60_000);
  for (const [at, bidder] of [last.ada, last.bola, last.ada, last.bola].entries())
    await bidWithMails(last.lot.id, bidder, 100_000 + at * 50_000);
  expect((await emailSubjectsTo(shop, last.ada.user.email)).filter((one) => one === 'Outbid')).toHaveLength(
    2,
  );
});

test('sends no email about a bid that was overtaken meanwhile and hides other maximums', async () => {
  const { lot, ada, bola } = await lotWithTwo(day);
  await bidOn(shop.db, lot.id, ada, 100_000);
  const placed = await bidOn(shop.db, lot.id, bola, 200_000);
  await bidOn(shop.db, lot.id, ada, 900_000);
  if (!('bid' in placed)) throw new Error('The bid was refused.');
  const job = { bid: placed.bid.id, outbid: ada.user._id };
  await sendBidMails({ ...auctionContextOf(shop), signer: testSigner }, job);
  expect(await emailSubjectsTo(shop, ada.user.email)).toEqual([]);
  expect(await emailTextTo(shop, bola.user.email, 'Your bid')).not.toContain('900,000');
});
