import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { addCustomer, addGivenBack, addOrder } from '../../testing/gallery/admin-account';
import { addAuction, addLot, addLotBidder } from '../../testing/gallery/auctions';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { contactMessages } from '../contact/contact.table';
import { guests } from '../guests/guest.table';
import { people } from '../users/person.table';

const api = setUpAdminApi();
const { curator } = api;

async function addGuest(email: string): Promise<string> {
  const guest = { id: randomUUID(), firstname: 'Tunde', lastname: 'Adeniyi', mobile: '0802 555 0177' };
  await api.db.insert(guests).values({ ...guest, email });
  return guest.id;
}

async function pageOf(email: string) {
  const [person] = await api.db.select().from(people).where(eq(people.email, email));
  return curator.sees(`/person/${person?.id}`);
}

test('a guest’s page lists and sums the orders', async () => {
  const guestId = await addGuest('tunde@post.example');
  await addOrder(api.db, { userId: null, guestId, price: 300 });
  await addOrder(api.db, { userId: null, guestId, price: 200, status: 'Canceled' });
  await addOrder(api.db, { price: 700 });
  const { person, orders } = await pageOf('tunde@post.example');
  expect(person).toMatchObject({ has_account: false, orders: 2, bought: { count: 1, amount: 300 } });
  expect(orders.map(({ amount }: { amount: number }) => amount).toSorted()).toEqual([200, 300]);
});

test('an account’s page has the orders of a guest with its address', async () => {
  const guestId = await addGuest('both@post.example');
  await addOrder(api.db, { userId: null, guestId, price: 300 });
  const { id: userId, email } = await addCustomer(api.db, { email: 'Both@post.example' });
  await addOrder(api.db, { userId, price: 500 });
  const { person, orders } = await pageOf(email);
  expect(person).toMatchObject({ has_account: true, orders: 2, bought: { count: 2, amount: 800 } });
  expect(orders).toHaveLength(2);
});

test('the sum leaves out the refunds of an order', async () => {
  const { id: userId, email } = await addCustomer(api.db);
  const { id } = await addOrder(api.db, { userId, price: 500 });
  await addGivenBack(api.db, id, { price: 500, naira: 120 });
  expect((await pageOf(email)).person.bought).toEqual({ count: 1, amount: 380 });
});

test('the counts include what the lists leave out', async () => {
  const { id, email } = await addCustomer(api.db);
  const auction = await addAuction(api.db);
  const lots = await Promise.all(
    Array.from({ length: 21 }, (_, at) => addLot(api.db, auction, { number: at + 1 })),
  );
  for (const lot of lots) await addLotBidder(api.db, lot.id, id, 1);
  const form = { firstname: 'Ada', lastname: 'Okafor', email, phone: '', message: 'Good day' };
  const sent = Array.from({ length: 22 }, (_, at) => ({
    ...form,
    id: randomUUID(),
    doneAt: at ? null : new Date(),
  }));
  await api.db.insert(contactMessages).values(sent);
  const { person, bids, messages } = await pageOf(email);
  expect(person).toMatchObject({ lots: 21, sent: { count: 22, open: 21 } });
  expect([bids, messages]).toMatchObject([{ length: 20 }, { length: 20 }]);
});
