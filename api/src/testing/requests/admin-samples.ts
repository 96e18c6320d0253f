import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { lots } from '../../features/auctions/lot.table';
import { contactMessages } from '../../features/contact/contact.table';
import { enquiries } from '../../features/enquiries/enquiry.table';
import { notifications } from '../../features/notifications/notification.table';
import { payments, refunds } from '../../features/payments/payment.table';
import { bearer, signUp } from '../gallery/accounts';
import { addOrder, newAdministrator } from '../gallery/admin-account';
import { addArtwork, addEvent } from '../gallery/records';

type Requests = Record<string, InjectOptions>;
type Callers = { admin: InjectOptions['headers']; customer: InjectOptions['headers'] };

/** One request for each documented answer; see `documentedRequests`. */
export async function adminSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const admin = (await newAdministrator(app, db)).headers;
  const customer = bearer((await signUp(app)).token);
  const callers = { admin, customer };
  return {
    ...(await orderRequests(db, callers)),
    ...(await messageRequests(db, callers)),
    ...(await eventRequests(db, callers)),
    ...(await lotRequests(db, callers)),
  };
}

async function orderRequests(db: Database, callers: Callers): Promise<Requests> {
  const [paid, shipped] = [
    await addOrder(db, { paidAt: new Date() }),
    await addOrder(db, { status: 'Shipped' }),
  ];
  const reference = randomUUID();
  await db.insert(payments).values({ ...payment, orderId: paid.id, reference });
  await db.insert(refunds).values({ reference, amount: payment.amount, state: 'failed' });
  const told = { id: randomUUID(), subjectId: paid.id, text: 'Ada paid.', category: 'Art Painting' };
  await db.insert(notifications).values({ ...told, tag: 'Order Alert' });
  const { admin } = callers;
  return {
    ...forAdmin('GET /api/order', callers),
    'GET /api/order 422': { headers: admin, url: '/api/order?sort=price' },
    ...kept('GET /api/order/export.csv', callers),
    'GET /api/order/export.csv 422': { headers: admin, url: '/api/order/export.csv?sort=price' },
    ...forAdmin('GET /api/order/{id}/record', callers, paid.id),
    ...forAdmin('POST /api/order/{id}/refund', callers, paid.id),
    'POST /api/order/{id}/refund 409': { headers: admin, url: `/api/order/${shipped.id}/refund` },
    ...forAdmin('GET /api/dashboard', callers),
    ...forAdmin('GET /api/notification', callers),
    'GET /api/notification 422': { headers: admin, url: '/api/notification?tag=News' },
    ...forAdmin('GET /api/notification/{id}', callers, told.id),
    ...forAdmin('PUT /api/notification/{id}/read', callers, told.id),
    ...forAdmin('PUT /api/notification/read', callers),
  };
}

const payment = { amount: 25_000_000, currency: 'NGN', capturedAt: new Date() };

async function messageRequests(db: Database, callers: Callers): Promise<Requests> {
  const [enquiry, message] = [randomUUID(), randomUUID()];
  const sender = { fullname: 'Chidi Obi', email: 'chidi@mail.example', mobile: '08030000000' };
  await db.insert(enquiries).values({ ...sender, id: enquiry, artworkName: 'Dust' });
  const written = { firstname: 'Chidi', lastname: '', email: 'chidi@mail.example', phone: '' };
  await db.insert(contactMessages).values({ ...written, id: message, message: 'Good day' });
  const { admin } = callers;
  const done = { done: true };
  return {
    ...forAdmin('GET /api/enquiry', callers),
    'GET /api/enquiry 422': { headers: admin, url: '/api/enquiry?open=no' },
    ...forAdmin('GET /api/enquiry/{id}', callers, enquiry),
    ...forAdmin('PUT /api/enquiry/{id}/done', callers, enquiry, done),
    'PUT /api/enquiry/{id}/done 422': { headers: admin, payload: {} },
    ...forAdmin('GET /api/contact', callers),
    'GET /api/contact 422': { headers: admin, url: '/api/contact?open=no' },
    ...forAdmin('GET /api/contact/{id}', callers, message),
    ...forAdmin('PUT /api/contact/{id}/done', callers, message, done),
    'PUT /api/contact/{id}/done 422': { headers: admin, payload: {} },
  };
}

async function eventRequests(db: Database, callers: Callers): Promise<Requests> {
  const { id } = await addEvent(db);
  const times = { starts_at: '2026-12-27T18:00:00Z', ends_at: '2026-12-27T21:00:00Z' };
  const event = {
    title: 'First night',
    summary: 'Come',
    place: 'Lagos',
    ...times,
    label: 'Closed',
    capacity: 5,
  };
  const { admin } = callers;
  return {
    ...kept('POST /api/event', callers),
    'POST /api/event 201': { headers: admin, payload: event },
    'POST /api/event 422': { headers: admin, payload: { ...event, title: '' } },
    ...forAdmin('PUT /api/event/{id}', callers, id, { ...event, version: 1 }),
    'PUT /api/event/{id} 409': {
      ...{ headers: admin, url: `/api/event/${id}` },
      payload: { ...event, title: 'Last night', version: 9 },
    },
    'PUT /api/event/{id} 422': { headers: admin, payload: { ...event, title: '' } },
    ...forAdmin('GET /api/event/{id}/bookings', callers, id),
    'GET /api/event/{id}/bookings 422': { headers: admin, url: `/api/event/${id}/bookings?limit=0` },
  };
}

async function lotRequests(db: Database, callers: Callers): Promise<Requests> {
  const [first, second, third] = [await addArtwork(db), await addArtwork(db), await addArtwork(db)];
  const [opensAt, closesAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  const standing = {
    id: randomUUID(),
    number: 501,
    artworkId: first.id,
    startingPrice: 1,
    opensAt,
    closesAt,
  };
  const leaving = { ...standing, id: randomUUID(), number: 502, artworkId: second.id };
  await db.insert(lots).values([standing, leaving]);
  const times = { opens_at: opensAt.toISOString(), closes_at: closesAt.toISOString() };
  const lot = { number: 503, artwork_id: third.id, starting_price: 5, ...times };
  const { admin } = callers;
  return {
    ...kept('POST /api/auction', callers),
    'POST /api/auction 201': { headers: admin, payload: lot },
    'POST /api/auction 409': { headers: admin, payload: { ...lot, number: 501 } },
    'POST /api/auction 422': { headers: admin, payload: { ...lot, number: 0 } },
    ...forAdmin('PUT /api/auction/{id}', callers, standing.id, {
      ...lot,
      number: 501,
      artwork_id: first.id,
      version: 1,
    }),
    'PUT /api/auction/{id} 409': {
      headers: admin,
      url: `/api/auction/${standing.id}`,
      payload: { ...lot, version: 1 },
    },
    'PUT /api/auction/{id} 422': { headers: admin, payload: { ...lot, number: 0 } },
    ...forAdmin('DELETE /api/auction/{id}', callers, leaving.id),
  };
}

/** With `id` also a request for an unknown id. */
function forAdmin(call: string, callers: Callers, id?: string, payload?: object): Requests {
  const [, path = ''] = call.split(' ');
  const at = (place: string) => ({ url: path.replace('{id}', place), payload });
  return {
    [`${call} 200`]: { headers: callers.admin, ...at(id ?? '') },
    ...kept(call, callers),
    ...(id ? { [`${call} 404`]: { headers: callers.admin, ...at(randomUUID()) } } : {}),
  };
}

function kept(call: string, { customer }: Callers): Requests {
  return { [`${call} 401`]: {}, [`${call} 403`]: { headers: customer } };
}
