import { randomUUID } from 'node:crypto';
import type { AuditSubject } from '@gallery/shared/contract/audit/audit';
import type { AuditAnswer } from '@gallery/shared/contract/audit/audit.schema';
import { eq } from 'drizzle-orm';
import { addCustomer, newAdministrator } from '../../testing/gallery/admin-account';
import { addAuction, addLot } from '../../testing/gallery/auctions';
import { addArtwork, addEvent } from '../../testing/gallery/records';
import { setUpApi } from '../../testing/setup/setup-api';
import { audits } from '../audit/audit.table';
import { contactMessages } from '../contact/contact.table';
import { enquiries } from '../enquiries/enquiry.table';
import { bookings } from '../events/event.table';
import { priceOffers } from '../price-offers/price-offer.table';

const api = setUpApi();
let curator: Awaited<ReturnType<typeof newAdministrator>>;
let artworkId: string;

beforeAll(async () => {
  curator = await newAdministrator(api.app, api.db);
  artworkId = (await addArtwork(api.db, { name: 'Blue Yard' })).id;
  const entry = { subject: 'artwork' as const, subjectId: artworkId, byUser: curator.user._id };
  await api.db.delete(audits);
  await api.db.insert(audits).values([
    { ...entry, action: 'Artwork created', byName: 'Ngọzi Eze', at: new Date('2026-10-31T22:59:59Z') },
    {
      ...entry,
      action: 'Artwork changed',
      byName: 'Ngọzi Eze',
      fromState: `description: ${'a'.repeat(400)}`,
      toState: 'description: =1+1',
      at: new Date('2026-10-31T23:00:00Z'),
    },
    {
      ...entry,
      subject: 'delivery',
      subjectId: randomUUID(),
      action: 'Prices changed',
      byUser: null,
      at: new Date('2026-11-02T09:00:00Z'),
    },
  ]);
});

test('names the bookings, lots, enquiries, messages, bidders, and offers that entries are about', async () => {
  const { db } = api;
  const { id: eventId } = await addEvent(db, { title: 'Ink Night' });
  const ids = { booking: randomUUID(), enquiry: randomUUID(), message: randomUUID(), offer: randomUUID() };
  const email = 'ify@post.example';
  const place = { name: 'Ify Nnaji', email, places: 1, status: 'confirmed' } as const;
  await db.insert(bookings).values({ id: ids.booking, eventId, ...place });
  const enquiry = { fullname: 'Ify Nnaji', email, mobile: '0803', artworkId, artworkName: 'Blue Yard' };
  await db.insert(enquiries).values({ id: ids.enquiry, ...enquiry });
  const sender = { firstname: 'Ada', lastname: 'Obi', email, phone: '0803', message: 'Hello' };
  await db.insert(contactMessages).values({ id: ids.message, ...sender });
  const { id: bidder } = await addCustomer(db, { firstname: 'Bola', lastname: 'Ade' });
  const offer = { userId: bidder, artworkId, amount: 1_000, address: 'Lagos', expiresAt: new Date() };
  await db.insert(priceOffers).values({ id: ids.offer, ...offer });
  const lot = (await addLot(db, await addAuction(db), { artworkId, number: 7 })).id;
  const named = Object.entries({ ...ids, bidder, lot }) as [AuditSubject, string][];
  await db
    .insert(audits)
    .values(
      named.map(([subject, subjectId]) => ({ subject, subjectId, action: 'Named', byName: 'Ngọzi Eze' })),
    );
  const { entries } = await list('q=named');
  expect(Object.fromEntries(entries.map(({ subject, name }) => [subject, name]))).toEqual({
    booking: 'Ify Nnaji, Ink Night',
    enquiry: 'Ify Nnaji, Blue Yard',
    message: 'Ada Obi',
    offer: 'Bola Ade, Blue Yard',
    bidder: 'Bola Ade',
    lot: 'Lot 7, Blue Yard',
  });
  expect(await actions('q=ink%20night')).toEqual(['Named']);
  const { body } = await api.app.inject({
    url: '/api/audit/export.csv?q=ink%20night',
    headers: curator.headers,
  });
  expect(body).toContain('"Ify Nnaji, Ink Night"');
  await db.delete(audits).where(eq(audits.action, 'Named'));
});

const list = async (query: string): Promise<AuditAnswer> =>
  (await api.app.inject({ url: `/api/audit?${query}`, headers: curator.headers })).json();
const actions = async (query: string) => (await list(query)).entries.map(({ action }) => action);

test('lists who changed which record, newest first, with shortened values', async () => {
  const { total, entries } = await list('');
  expect(total).toBe(3);
  expect(entries[0]).toMatchObject({ by: 'The gallery', subject: 'delivery', name: '' });
  expect(entries[1]).toMatchObject({
    at: '2026-10-31T23:00:00.000Z',
    by: 'Ngọzi Eze',
    subject_id: artworkId,
    name: 'Blue Yard',
    after: 'description: =1+1',
  });
  expect(entries[1]?.before).toHaveLength(301);
});

test.each([
  ['q=ngozi%20created', ['Artwork created']],
  ['q=Ngọzi%20created', ['Artwork created']],
  ['q=blue%20yard', ['Artwork changed', 'Artwork created']],
  ['q=the%20gallery', ['Prices changed']],
  ['q=%25', []],
  ['subject=delivery', ['Prices changed']],
  ['from=2026-11-01&to=2026-11-01', ['Artwork changed']],
  ['to=2026-10-31', ['Artwork created']],
])('finds the entries of %s', async (query, found) => {
  expect(await actions(query)).toEqual(found);
});

test('finds the entries of an id, and turns pages', async () => {
  expect(await actions(`q=${artworkId}`)).toHaveLength(2);
  const { next } = await list('limit=2');
  expect(await actions(`limit=2&cursor=${next}`)).toEqual(['Artwork created']);
});

test('exports whole values and escapes formulas', async () => {
  const { body, headers } = await api.app.inject({
    url: '/api/audit/export.csv?q=changed&subject=artwork',
    headers: curator.headers,
  });
  expect(headers['content-disposition']).toBe('attachment; filename="audit.csv"');
  const [names, line, ...others] = body.slice(1).trim().split('\r\n');
  expect(names).toBe('"Time","Who","Action","Kind","Record","Id","Before","After"');
  expect(line).toContain(
    `"2026-11-01 00:00","Ngọzi Eze","Artwork changed","artwork","Blue Yard","${artworkId}"`,
  );
  expect(line).toContain('a'.repeat(400));
  expect(others).toEqual([]);
});

test('exports a price as a plain number, and finds it as staff read it', async () => {
  const price = { fromState: 'price: 1480000', toState: 'price: 1500000', action: 'Repriced' };
  const entry = { subject: 'artwork' as const, subjectId: artworkId, byName: 'Ngọzi Eze' };
  await api.db.insert(audits).values({ ...entry, ...price });
  const query = `q=${encodeURIComponent('#1,480,000')}`;
  expect(await actions(query)).toEqual(['Repriced']);
  const url = `/api/audit/export.csv?${query}`;
  const { body } = await api.app.inject({ url, headers: curator.headers });
  expect(body).toContain('"price: 1480000","price: 1500000"');
  await api.db.delete(audits).where(eq(audits.action, 'Repriced'));
});

test.each(['subject=room', 'from=2026-02-30', `q=${'x'.repeat(101)}`, 'cursor=x'])(
  'refuses %s',
  async (query) => {
    const answer = await api.app.inject({ url: `/api/audit?${query}`, headers: curator.headers });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, [query.split('=')[0]]]);
  },
);
