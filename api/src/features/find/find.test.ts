import { randomUUID } from 'node:crypto';
import type { FoundKind } from '@gallery/shared/contract/find/find';
import type { FindAnswer } from '@gallery/shared/contract/find/find.schema';
import { eq } from 'drizzle-orm';
import { bearer, signUp } from '../../testing/gallery/accounts';
import { addCustomer, addOrder } from '../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtist, addArtwork, addEvent } from '../../testing/gallery/records';
import { setUpAdminApi } from '../../testing/setup/setup-api';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { orders } from '../orders/order.table';
import { certificates } from '../papers/certificates/certificate.table';
import { payments } from '../payments/payment.table';
import { users } from '../users/user.table';

const api = setUpAdminApi();
const { curator } = api;

const find = (q: string): Promise<FindAnswer & { status: number }> =>
  curator.sees(`/find?q=${encodeURIComponent(q)}&certificates=true`);

async function titles(q: string, kind: FoundKind): Promise<string[]> {
  const { groups } = await find(q);
  return groups.find((group) => group.kind === kind)?.found.map(({ title }) => title) ?? [];
}

let number = 0;
const sender = { email: 'ify@post.example', mobile: '+234 (0) 701-222-3344' };

beforeAll(async () => {
  const { db } = api;
  const buyer = await addCustomer(db, {
    firstname: 'Zainab',
    lastname: 'Ọlátúnjí',
    email: 'zainab@post.example',
    mobile: '0803 555 0142',
  });
  const artist = await addArtist(db, { firstname: 'Ngọzi', lastname: 'Ezeoke', mobile: '0909 111 2222' });
  const work = await addArtwork(db, { name: 'Àdìrẹ Table', price: 1_850_000, artistId: artist.id });
  const order = await addOrder(db, {
    userId: buyer.id,
    artworkId: work.id,
    artworkName: work.name,
    price: 1_868_000,
    delivery: 18_000,
    deliveryZone: 'Lagos',
  });
  number = order.number;
  const [reference, now] = ['uli-7f3k_20931', new Date()];
  const paid = { amount: 186_800_000, currency: 'NGN', capturedAt: now };
  await db.insert(payments).values({ reference, orderId: order.id, ...paid });
  const place = { year: 2031, number: 7142, issuedAt: now };
  const signed = { facts: {}, hash: 'a hash', signature: 'a signature' };
  await db
    .insert(certificates)
    .values({ id: randomUUID(), artworkId: work.id, orderId: order.id, ...place, ...signed });
  const enquiry = { fullname: 'Ify Nnaji', artworkId: work.id, artworkName: work.name };
  await db.insert(enquiries).values({ id: randomUUID(), ...enquiry, ...sender });
  const { email, mobile: phone } = sender;
  const message = {
    firstname: 'Ify',
    lastname: 'Nnaji',
    email,
    phone,
    message: 'Is parking\nfree at the quay?',
  };
  await db.insert(contactMessages).values({ id: randomUUID(), ...message, doneAt: now });
  const auction = await addAuction(db, { title: 'Sallah Evening' });
  const lot = { number: 77, price: 2_300_000, max: 2_400_000, bids: 1, leaderId: buyer.id, leaderNumber: 1 };
  await addLot(db, auction, {
    ...lot,
    artworkId: (await addArtwork(db, { name: 'Quay', tags: ['Wedding gift'] })).id,
  });
  await addEvent(db, { title: 'Ìbàdàn Walk', startsAt: new Date('2127-10-04T10:00:00Z') });
});

test('a part of a tag finds its work', async () => {
  expect(await titles('gift wed', 'works')).toEqual(['Quay']);
  expect(await titles('gift lagoon', 'works')).toEqual([]);
});

describe('each way to find an order', () => {
  test.each([
    ['its number', () => String(number)],
    ['its number with a word', () => `order #${number}`],
    ['the buyer without accents', () => 'zainab olatunji'],
    ['the buyer and the work', () => 'adire zainab'],
    ['the email address', () => 'ZAINAB@post.example'],
    ['the phone number', () => '0803 555 0142'],
    ['the phone number of abroad', () => '+234-803-555-0142'],
    ['the phone number with two zeros', () => '00234 803 555 0142'],
    ['the end of the phone number', () => '5550142'],
    ['the amount', () => '₦1,868,000'],
    ['the amount without delivery', () => '1.85m'],
    ['the payment reference', () => 'ULI-7F3K_20931'],
    ['a part of the reference', () => 'k_20931'],
  ])('finds it by %s', async (_way, q) => {
    expect(await titles(q(), 'orders')).toEqual([`Order ${number}, Zainab Ọlátúnjí`]);
    expect((await curator.sees(`/order?q=${encodeURIComponent(q())}`)).total).toBe(1);
  });

  test('finds it by the phone number of the delivery', async () => {
    const deliverTo = {
      name: 'Guard',
      phone: '+2348091112223',
      line: '1 Quay',
      city: 'Lagos',
      state: 'Lagos',
    };
    await api.db
      .update(orders)
      .set({ deliverTo: { ...deliverTo, postcode: '', country: 'NG', note: '' } })
      .where(eq(orders.number, number));
    expect(await titles('0809 111 2223', 'orders')).toHaveLength(1);
  });
});

test.each<[FoundKind, string, string]>([
  ['people', 'olatunji', 'Zainab Ọlátúnjí'],
  ['people', '+234 803 555', 'Zainab Ọlátúnjí'],
  ['people', 'nnaji', 'Ify Nnaji'],
  ['people', '07012223344', 'Ify Nnaji'],
  ['works', 'adire', 'Àdìrẹ Table'],
  ['works', 'ezeoke', 'Àdìrẹ Table'],
  ['works', '1850000', 'Àdìrẹ Table'],
  ['artists', 'NGOZI eze', 'Ngọzi Ezeoke'],
  ['artists', '+2349091112222', 'Ngọzi Ezeoke'],
  ['enquiries', 'nnaji', 'Àdìrẹ Table'],
  ['enquiries', '0701 222 3344', 'Àdìrẹ Table'],
  ['messages', 'parking', 'Is parking free at the quay?'],
  ['messages', 'ify@post', 'Is parking free at the quay?'],
  ['lots', 'lot 77', 'Lot 77, Sallah Evening'],
  ['lots', 'sallah', 'Lot 77, Sallah Evening'],
  ['lots', 'quay', 'Lot 77, Sallah Evening'],
  ['lots', 'zainab', 'Lot 77, Sallah Evening'],
  ['lots', '2.3m', 'Lot 77, Sallah Evening'],
  ['events', 'ibadan', 'Ìbàdàn Walk'],
  ['payments', '7F3K_20931', 'uli-7f3k_20931'],
  ['certificates', 'UG-2031-7142', 'UG-2031-7142'],
  ['certificates', 'ug 2031 71', 'UG-2031-7142'],
  ['certificates', '7142', 'UG-2031-7142'],
])('finds %s by “%s”', async (kind, q, title) => {
  expect(await titles(q, kind)).toEqual([title]);
});

test('shows the order with the typed number before people whose address has it', async () => {
  await addCustomer(api.db, { email: `buyer${number}@post.example` });
  const { groups } = await find(String(number));
  expect(groups.map(({ kind }) => kind).slice(0, 2)).toEqual(['orders', 'people']);
});

test('shows the state of each result and what its page is', async () => {
  const { groups } = await find('zainab');
  const [lot] = groups.find(({ kind }) => kind === 'lots')?.found ?? [];
  expect(lot).toMatchObject({
    number: 77,
    amount: 2_300_000,
    state: 'running',
    note: 'Quay, highest bid by Zainab Ọlátúnjí',
  });
  expect(lot?.opens).not.toBe(lot?._id);
  expect(groups.find(({ kind }) => kind === 'people')?.found).toMatchObject([
    { title: 'Zainab Ọlátúnjí', note: 'zainab@post.example', number: 1 },
  ]);
});

test.each(['', '%', '_', '!?', '₦', 'zebra', '00000', '999999999', 'k%20931', '[]'])(
  'finds nothing for “%s”',
  async (q) => {
    expect(await find(q)).toEqual({ status: 200, groups: [] });
  },
);

test('counts all results of a group and answers five', async () => {
  for (let index = 0; index < 7; index += 1) await addArtwork(api.db, { name: `Heron ${index}` });
  const { groups } = await find('heron');
  expect(groups).toMatchObject([{ kind: 'works', total: 7 }]);
  expect(groups[0]?.found).toHaveLength(5);
});

test('leaves out archived works and shows titles before descriptions', async () => {
  await addArtwork(api.db, { name: 'Pelican', createdAt: new Date('2020-01-01') });
  await addArtwork(api.db, { name: 'Quiet', description: 'A pelican waits.' });
  await addArtwork(api.db, { name: 'Pelican of before', archivedAt: new Date() });
  expect(await titles('pelican', 'works')).toEqual(['Pelican', 'Quiet']);
});

test('shows a certificate with its state to a back office that asks for certificates', async () => {
  const { groups } = await find('ug-2031-7142');
  expect(groups).toMatchObject([
    { kind: 'certificates', found: [{ state: 'current', note: 'Àdìrẹ Table, Zainab Ọlátúnjí' }] },
  ]);
  expect((await curator.sees('/find?q=ug-2031-7142')).groups).toEqual([]);
});

test('finds drafts and scheduled works, and says so', async () => {
  const publishAt = new Date(Date.now() + 86_400_000);
  await addArtwork(api.db, { name: 'Ostrich Sketch', stage: 'draft' });
  await addArtwork(api.db, { name: 'Ostrich Plan', stage: 'scheduled', publishAt });
  const { groups } = await find('ostrich');
  expect(groups).toMatchObject([{ kind: 'works', total: 2 }]);
  expect(groups[0]?.found.map(({ title, state }) => [title, state]).toSorted()).toEqual([
    ['Ostrich Plan', 'scheduled'],
    ['Ostrich Sketch', 'draft'],
  ]);
});

test('refuses a search of more than 100 characters and every search by a customer', async () => {
  expect((await find('x'.repeat(101))).status).toBe(422);
  const { token } = await signUp(api.app);
  expect((await api.app.inject({ url: '/api/find?q=a', headers: bearer(token) })).statusCode).toBe(403);
  expect((await api.app.inject('/api/find?q=a')).statusCode).toBe(401);
});

describe('a person', () => {
  const person = async (q: string) => (await find(q)).groups.find(({ kind }) => kind === 'people')?.found;

  test('stays one person after opening an account with the address of an enquiry', async () => {
    const [before] = (await person('nnaji')) ?? [];
    const { user } = await signUp(api.app, {
      firstname: 'Ifeoma',
      lastname: 'Nnaji',
      email: 'IFY@post.example',
    });
    expect(await person('nnaji')).toMatchObject([{ _id: before?._id, title: 'Ifeoma Nnaji' }]);
    await api.db.delete(users).where(eq(users.id, user._id));
    expect(await person('nnaji')).toBeUndefined();
  });

  test('absorbs the prospect whose address the account takes over', async () => {
    const email = 'hauwa@post.example';
    const enquiry = { fullname: 'Hauwa Sani', email, mobile: '', artworkName: 'Dust' };
    await api.db.insert(enquiries).values({ id: randomUUID(), ...enquiry });
    const { id } = await addCustomer(api.db, { firstname: 'Hauwa', lastname: 'Sani' });
    expect(await person('hauwa')).toHaveLength(2);
    await api.db.update(users).set({ email }).where(eq(users.id, id));
    expect(await person('hauwa')).toMatchObject([{ note: email }]);
  });

  test('is saved once when ten enquiries arrive at the same time', async () => {
    const enquiry = { fullname: 'Tunde Ten', email: 'ten@post.example', mobile: '', artworkName: 'Dust' };
    const sent = Array.from({ length: 10 }, () =>
      api.db.insert(enquiries).values({ id: randomUUID(), ...enquiry }),
    );
    await Promise.all(sent);
    expect(await person('tunde')).toHaveLength(1);
  });
});
