// Runs on both databases, because its clock decides how long a work is held.
import { eq } from 'drizzle-orm';
import { auctionContextOf, bidOn, newCollector, settleNow } from '../../../testing/auctions/settling';
import { newAdministrator } from '../../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../../testing/gallery/auctions';
import { emailTextTo, endHold, setUpShop } from '../../../testing/setup/shop';
import { orders } from '../../orders/order.table';
import { expireHold } from '../../orders/placing/holds/expire-holds';
import { offerSecondChance } from '../second-chance/offer-second-chance';
import { remindWinnerJob } from './settling-jobs';

const shop = setUpShop();

/** Sells a lot under conditions with their own time to pay; `reminded` are the hours before its end. */
async function soldWithin(pay_minutes: number) {
  const curator = await newAdministrator(shop.app, shop.db);
  const added = await curator.does('POST', '/auction/terms/conditions', { text: 'Pay soon.', pay_minutes });
  const auction = await addAuction(shop.db, { conditionsVersion: added.version });
  const lot = await addLot(shop.db, auction);
  const [ada, bola] = [await newCollector(shop, auction.id, 101), await newCollector(shop, auction.id, 102)];
  await bidOn(shop.db, lot.id, ada, 100_000);
  await bidOn(shop.db, lot.id, bola, 150_000);
  const sent: unknown[][] = [];
  const jobs = { send: async (...job: unknown[]) => void sent.push(job), sendAll: async () => {} };
  const { orderId } = await settleNow(shop, lot.id, { jobs });
  const reminded = sent.flatMap(([, job, data]) => (job === remindWinnerJob ? [data] : []));
  const [order] = await shop.db
    .select()
    .from(orders)
    .where(eq(orders.id, orderId ?? ''));
  if (!order?.heldUntil) throw new Error('The lot was not sold.');
  return { lot, curator, ada, bola, order, heldUntil: order.heldUntil, reminded };
}

test('conditions with another time to pay apply to their auctions and show on their lots', async () => {
  const { lot, order, heldUntil, bola, reminded } = await soldWithin(90);
  expect(Math.round((heldUntil.getTime() - Date.now()) / 60_000)).toBe(90);
  expect(reminded).toEqual([]);
  expect(await emailTextTo(shop, bola.user.email, 'Sold to you')).not.toContain('We remind you');
  const { terms } = (await shop.app.inject(`/api/lot/${lot.id}`)).json();
  expect(terms.conditions).toMatchObject({ text: 'Pay soon.', pay_minutes: 90 });
  const usual = await addLot(shop.db, await addAuction(shop.db));
  const { terms: first } = (await shop.app.inject(`/api/lot/${usual.id}`)).json();
  expect(first.conditions).toMatchObject({ version: 1, pay_minutes: 2880 });
  expect(order.status).toBe('Pending');
});

test('announces and sends only the reminders for which there is time', async () => {
  const { order, bola, reminded } = await soldWithin(10 * 60);
  expect(reminded).toEqual([{ order: order.id, hours: 6 }]);
  expect(await emailTextTo(shop, bola.user.email, 'Sold to you')).toContain('We remind you 6 hours before');
});

test('an offer of an unpaid lot has the same time to pay', async () => {
  const { lot, ada, curator, order } = await soldWithin(60);
  await endHold(shop, order.id);
  await expireHold(shop.context, order.id);
  const offer = { lotId: lot.id, userId: ada.user._id, by: curator.user._id };
  await offerSecondChance(auctionContextOf(shop), offer);
  expect(await emailTextTo(shop, ada.user.email, 'A second chance')).toContain('you then have 1 hour to pay');
});
