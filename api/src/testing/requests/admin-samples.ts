import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { contactMessages } from '../../features/contact/contact.table';
import { enquiries } from '../../features/enquiries/enquiry.table';
import { notifications } from '../../features/notifications/notification.table';
import { partialRefunds } from '../../features/payments/partial-refunds/partial-refund.table';
import { payments, refunds } from '../../features/payments/payment.table';
import { addCustomer, addOrder, newAdministrator } from '../gallery/admin-account';
import { addAuction, addBid, addLot } from '../gallery/auctions';
import { addEvent } from '../gallery/records';
import { auctionSetupSamples } from './auction-setup-samples';
import { conversationSamples } from './conversation-samples';
import { peopleSamples } from './people-samples';
import { releaseSamples } from './release-samples';
import { settlementSamples } from './settlement-samples';

type Requests = Record<string, InjectOptions>;
type Headers = { authorization: string };

export async function adminSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { headers } = await newAdministrator(app, db);
  return {
    ...(await orderRequests(db, headers)),
    ...(await messageRequests(db, headers)),
    ...(await eventRequests(db, headers)),
    ...(await consoleRequests(db, headers)),
    ...(await conversationSamples(db, headers)),
    ...(await peopleSamples(db, headers)),
    ...(await settlementSamples(db, headers)),
    ...(await auctionSetupSamples(db, headers)),
    ...(await releaseSamples(db, headers)),
  };
}

async function orderRequests(db: Database, headers: Headers): Promise<Requests> {
  const paid = await addOrder(db, { paidAt: new Date() });
  const reference = randomUUID();
  await db.insert(payments).values({ ...payment, orderId: paid.id, reference });
  await db.insert(refunds).values({ reference, amount: payment.amount, state: 'failed' });
  const notification = { id: randomUUID(), subjectId: paid.id, text: 'Ada paid.', category: 'Art Painting' };
  await db.insert(notifications).values({ ...notification, tag: 'Order Alert' });
  const [asked, returning] = [await shippedOrder(db), await shippedOrder(db)];
  const part = { id: randomUUID(), reference: returning.reference, amount: 100, reason: 'Damaged' };
  await db.insert(partialRefunds).values({ ...part, forSale: true, state: 'returning' });
  const refund = { key: randomUUID(), amount: 50_000, reason: 'Damaged' };
  const tracking = { courier: 'DHL', tracking_number: '123456' };
  const tooMuch = { ...refund, key: randomUUID(), amount: 1_000_000 };
  return {
    ...forAdmin('POST /api/order/{id}/refunds', headers, asked.id, refund),
    'POST /api/order/{id}/refunds 409': { headers, url: `/api/order/${asked.id}/refunds`, payload: tooMuch },
    ...forAdmin('PUT /api/order/{id}/return', headers, returning.id, { outcome: 'received' }),
    ...forAdmin('PUT /api/order/{id}/tracking', headers, asked.id, tracking),
    'PUT /api/order/{id}/tracking 409': { headers, url: `/api/order/${paid.id}/tracking`, payload: tracking },
    'GET /api/order/accounts.csv 422': { headers, url: '/api/order/accounts.csv?from=2026-10-01' },
    'GET /api/order/export.csv 422': { headers, url: '/api/order/export.csv?sort=price' },
    ...forAdmin('GET /api/order/{id}/record', headers, paid.id),
    ...forAdmin('GET /api/order/{id}/neighbors', headers, paid.id),
    ...forAdmin('POST /api/order/{id}/refund', headers, paid.id),
    ...forAdmin('GET /api/notification/{id}', headers, notification.id),
    ...forAdmin('PUT /api/notification/{id}/read', headers, notification.id),
  };
}

async function shippedOrder(db: Database): Promise<{ id: string; reference: string }> {
  const { id } = await addOrder(db, { paidAt: new Date(), status: 'Shipped' });
  const reference = randomUUID();
  await db.insert(payments).values({ ...payment, orderId: id, reference });
  return { id, reference };
}

const payment = { amount: 25_000_000, currency: 'NGN', capturedAt: new Date() };

async function messageRequests(db: Database, headers: Headers): Promise<Requests> {
  const [enquiry, message] = [randomUUID(), randomUUID()];
  const sender = { fullname: 'Chidi Obi', email: 'chidi@mail.example', mobile: '08030000000' };
  await db.insert(enquiries).values({ ...sender, id: enquiry, artworkName: 'Dust' });
  const written = { firstname: 'Chidi', lastname: '', email: 'chidi@mail.example', phone: '' };
  await db.insert(contactMessages).values({ ...written, id: message, message: 'Good day' });
  const done = { done: true };
  return {
    ...forAdmin('GET /api/enquiry/{id}', headers, enquiry),
    ...forAdmin('PUT /api/enquiry/{id}/done', headers, enquiry, done),
    ...forAdmin('GET /api/contact/{id}', headers, message),
    ...forAdmin('PUT /api/contact/{id}/done', headers, message, done),
  };
}

async function eventRequests(db: Database, headers: Headers): Promise<Requests> {
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
  return {
    'POST /api/event 201': { headers, payload: event },
    ...forAdmin('PUT /api/event/{id}', headers, id, { ...event, version: 1 }),
    ...forAdmin('GET /api/event/{id}/bookings', headers, id),
  };
}

async function consoleRequests(db: Database, headers: Headers): Promise<Requests> {
  const auction = await addAuction(db);
  const lot = await addLot(db, auction);
  const { id } = await addBid(db, lot.id, (await addCustomer(db)).id);
  return {
    ...forAdmin('GET /api/auction/{id}/console', headers, auction.id),
    'PUT /api/auction/bid/{bid}/check 200': { headers, url: `/api/auction/bid/${id}/check`, payload: {} },
  };
}

function forAdmin(call: string, headers: Headers, id = '', payload?: object): Requests {
  const [, path = ''] = call.split(' ');
  return { [`${call} 200`]: { headers, url: path.replace('{id}', id), payload } };
}
