import { eq } from 'drizzle-orm';
import {
  auctionContextOf,
  bidOn,
  entriesOf,
  lotWithBidders,
  ordersOf,
  settleNow,
} from '../../../testing/auctions/settling';
import { addArtwork } from '../../../testing/gallery/records';
import { newBuyer } from '../../../testing/orders/orders';
import {
  availabilityOf,
  emailSubjectsTo,
  emailTextTo,
  endHold,
  setUpShop,
} from '../../../testing/setup/shop';
import { mails } from '../../mail/mail.table';
import { expireHold } from '../../orders/placing/holds/expire-holds';
import { strikes } from '../bidders/bidder.table';
import { remindWinner } from '../emails/lot-end-mails';

const shop = setUpShop();
const ten = <Result>(does: () => Promise<Result>) => Promise.all(Array.from({ length: 10 }, does));

describe('a lot with a met reserve', () => {
  test('is sold to the leader, who pays the total within 48 hours and gets the work', async () => {
    const { lot, ada, bola } = await lotWithBidders(shop, { reserve: 1_400_000 });
    await bidOn(shop.db, lot.id, ada, 1_000_000);
    await bidOn(shop.db, lot.id, bola, 1_500_000);
    const sold = await settleNow(shop, lot.id);
    expect(sold).toMatchObject({ outcome: 'sold', claimsWork: false, price: 1_400_000 });
    const [order] = await ordersOf(shop.db, lot.artworkId);
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
    const { lot, ada, bola } = await lotWithBidders(shop);
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
    const { lot, ada, bola } = await lotWithBidders(shop, { startingPrice: 950_000_000 });
    await bidOn(shop.db, lot.id, ada, 950_000_000);
    await bidOn(shop.db, lot.id, bola, 1_000_000_000);
    await settleNow(shop, lot.id);
    const [order] = await ordersOf(shop.db, lot.artworkId);
    expect(order?.price).toBe(1_108_781_250);
    const { payment } = (await bola.does(order?.id ?? '', 'pay')).json();
    shop.bank.pays(payment.reference, 1_108_781_250);
    await bola.does(order?.id ?? '', 'verify');
    expect((await bola.sees(order?.id ?? '')).status).toBe('Paid');
  });

  test('does not count toward the winner’s limit of held works', async () => {
    const { lot, ada } = await lotWithBidders(shop);
    await bidOn(shop.db, lot.id, ada, 100_000);
    await settleNow(shop, lot.id);
    expect((await ada.order((await addArtwork(shop.db)).id)).statusCode).toBe(201);
  });

  test('cannot be canceled by the winner', async () => {
    const { lot, ada } = await lotWithBidders(shop);
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
  const { lot, ada } = await lotWithBidders(shop, given);
  if (count > 0) await bidOn(shop.db, lot.id, ada, 900_000);
  expect(await settleNow(shop, lot.id)).toMatchObject({ outcome: 'passed', orderId: null });
  expect(await ordersOf(shop.db, lot.artworkId)).toEqual([]);
  const kinds = (await entriesOf(shop.db, lot.id)).map(({ kind }) => kind);
  expect(kinds).toEqual(['opened', ...Array(count).fill('bid'), 'closed']);
  expect(await emailSubjectsTo(shop, ada.user.email)).toEqual(Array(count).fill('Passed'));
  expect((await (await newBuyer(shop.app)).order(lot.artworkId)).statusCode).toBe(201);
});

describe('a winner without a payment', () => {
  async function unpaidLot() {
    const { lot, ada, bola } = await lotWithBidders(shop);
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
    shop.bank.pays(payment.reference, (await ordersOf(shop.db, lot.artworkId))[0]?.price ?? 0);
    await bola.does(orderId, 'verify');
    expect((await bola.sees(orderId)).status).toBe('Paid');
    const [strike] = await shop.db.select().from(strikes).where(eq(strikes.userId, bola.user._id));
    expect(strike).toMatchObject({ reason: 'Paid after the time', liftedAt: expect.any(Date) });
  });
});

test('the emails about a lot reveal no maximum, reserve, or account of others', async () => {
  const { lot, ada, bola } = await lotWithBidders(shop, { reserve: 333_000 });
  await bidOn(shop.db, lot.id, ada, 120_000);
  await bidOn(shop.db, lot.id, bola, 140_000);
  await settleNow(shop, lot.id);
  const written = await shop.db.select().from(mails).where(eq(mails.toAddress, ada.user.email));
  expect(written).toHaveLength(1);
  const text = JSON.stringify(written);
  for (const secret of ['333,000', '140,000', bola.user.email, bola.user._id])
    expect(text).not.toContain(secret);
});
