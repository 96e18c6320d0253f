import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { lots } from '../../features/auctions/lot.table';
import { bookingPurpose } from '../../features/events/booking/book';
import { bookings, events } from '../../features/events/event.table';
import { recoveries } from '../../features/recovery/recovery.table';
import { codeHashesOf, ticketHashOf } from '../../features/recovery/recovery-secrets';
import { erasedAddress } from '../../features/users/erased-account';
import { users } from '../../features/users/user.table';
import { signedIdsOf } from '../../http/signed-ids';
import { bearer, signUp, signUpForm } from '../gallery/accounts';
import { addArtist, addArtwork } from '../gallery/records';
import { testSecret } from '../server/test-app';
import { accountSamples, guestSamples } from './account-samples';
import { adminSamples } from './admin-samples';
import { administratorSamples } from './administrator-samples';
import { auctionEndSamples } from './auction-end-samples';
import { auctionSamples } from './auction-samples';
import { catalogueSamples, landingSamples } from './catalogue-samples';
import { collectionSamples } from './collection-samples';
import { credentialSamples } from './credential-samples';
import { doorSamples } from './door-samples';
import { followingSamples } from './following-samples';
import { offerSamples } from './offer-samples';
import { orderSamples, quoteSamples } from './order-samples';
import { returnSamples } from './return-samples';
import { savedSamples } from './saved-samples';
import { secondStepSamples } from './second-step-samples';
import { staffOrderSamples } from './staff-order-samples';
import { viewingRoomSamples } from './viewing-room-samples';

type Requests = Record<string, InjectOptions>;

/** Returns requests by `METHOD path status` for answers that need records, and adds these. Tests derive the others (decision 023). */
export async function sampleRequests(app: FastifyInstance, db: Database): Promise<Requests> {
  const erased = await erasedAccount(app, db);
  return {
    ...(await catalogueRequests(db)),
    ...(await catalogueSamples(app, db)),
    ...(await collectionSamples(app, db)),
    ...(await auctionSamples(app, db)),
    ...(await auctionEndSamples(app, db)),
    ...(await messageRequests(db, erased)),
    ...(await eventRequests(db, erased)),
    ...(await accountRequests(app)),
    ...(await recoveryRequests(app, db)),
    ...(await accountSamples(app, db)),
    ...(await credentialSamples(app, db)),
    ...(await secondStepSamples(app)),
    ...(await orderSamples(app, db)),
    ...(await staffOrderSamples(app, db)),
    ...(await returnSamples(app, db)),
    ...(await quoteSamples(app, db)),
    ...(await savedSamples(app, db)),
    ...(await viewingRoomSamples(app, db)),
    ...(await landingSamples(app, db)),
    ...(await doorSamples(app, db)),
    ...(await followingSamples(app, db)),
    ...(await guestSamples(app, db)),
    ...(await offerSamples(app, db)),
    ...(await administratorSamples(app, db)),
    ...(await adminSamples(app, db)),
  };
}

async function catalogueRequests(db: Database): Promise<Requests> {
  const artist = await addArtist(db);
  const work = await addArtwork(db, { artistId: artist.id, year: 1968, height_cm: 40.5 });
  const [opensAt, closesAt] = [new Date(), new Date(Date.now() + 3_600_000)];
  const lot = { id: randomUUID(), number: 1, artworkId: work.id, startingPrice: 100_000 };
  await db.insert(lots).values({ ...lot, opensAt, closesAt });
  return {
    'GET /api/artwork/{id} 200': { url: `/api/artwork/${work.id}` },
    'GET /api/artist/artist/{id} 200': { url: `/api/artist/artist/${artist.id}` },
  };
}

/** Its session began before the erasure, as that of a request under way. */
async function erasedAccount(app: FastifyInstance, db: Database): Promise<InjectOptions> {
  const { token, user } = await signUp(app);
  await db
    .update(users)
    .set({ email: erasedAddress(user._id) })
    .where(eq(users.id, user._id));
  return { headers: bearer(token) };
}

async function messageRequests(db: Database, erased: InjectOptions): Promise<Requests> {
  const { id: art_id } = await addArtwork(db);
  const sender = { fullname: 'Ngọzi Eze', email: 'ngozi@mail.example', mobile: '08030000000' };
  const enquiry = { ...sender, artname: 'Dust', artimg: '', art_id };
  const message = { email: 'ngozi@mail.example', textarea: 'Good day' };
  return {
    'POST /api/auth/sendmail 200': { payload: enquiry },
    'POST /api/auth/sendmail 401': { ...erased, payload: enquiry },
    'POST /api/contact 200': { payload: message },
    'POST /api/contact 401': { ...erased, payload: message },
    'POST /api/newsletter 200': { payload: { email: sender.email } },
  };
}

async function eventRequests(db: Database, erased: InjectOptions): Promise<Requests> {
  const event = { title: 'First night', summary: 'Come', place: 'Lagos', startsAt: new Date(), capacity: 50 };
  const [open, closed, passed] = [randomUUID(), randomUUID(), randomUUID()];
  const [booked, attended] = [randomUUID(), randomUUID()];
  const booking = { name: 'Ngọzi Eze', email: 'ngozi@mail.example', places: 2 };
  await db.insert(events).values([
    { ...event, id: open, label: 'Book Now', placesTaken: 2 },
    { ...event, id: closed, label: 'Closed' },
    { ...event, id: passed, label: 'Book Now', placesTaken: 2, startsAt: new Date('2023-12-27') },
  ]);
  await db.insert(bookings).values([
    { ...booking, id: booked, eventId: open, status: 'confirmed' },
    { ...booking, id: attended, eventId: passed, status: 'confirmed' },
  ]);
  const linkOf = (id: string) => `/api/event/booking/${signedIdsOf([testSecret], bookingPurpose).sign(id)}`;
  const bookingAt = (id: string) => ({ url: `/api/event/${id}/booking`, payload: booking });
  return {
    'GET /api/event/{id}/sessions 200': { url: `/api/event/${open}/sessions` },
    'GET /api/event/{id}/sessions 404': { url: '/api/event/nothing/sessions' },
    'GET /api/event/{id}/calendar 404': { url: '/api/event/nothing/calendar' },
    'GET /api/event/{id}/calendar 422': { url: `/api/event/${open}/calendar?session=soon` },
    'POST /api/event/{id}/booking 201': bookingAt(open),
    'POST /api/event/{id}/booking 401': { ...erased, ...bookingAt(open) },
    'POST /api/event/{id}/booking 409': bookingAt(closed),
    'GET /api/event/booking/{token} 200': { url: linkOf(booked) },
    'POST /api/event/booking/{token}/cancel 200': { url: `${linkOf(booked)}/cancel` },
    'POST /api/event/booking/{token}/cancel 409': { url: `${linkOf(attended)}/cancel` },
  };
}

async function accountRequests(app: FastifyInstance): Promise<Requests> {
  const [customer, leaving] = [await signUp(app), await signUp(app)];
  const { email } = customer.user;
  const wrong = { payload: { email, password: 'wrong' } };
  const profile = { ...signUpForm(), address: '12 Uli Close, Ikoyi' };
  const headers = bearer(customer.token);
  return {
    'POST /api/auth/register 201': { payload: signUpForm() },
    'POST /api/auth/login 200': { payload: { email, password: customer.password } },
    'POST /api/auth/login 401': wrong,
    'POST /api/auth/login 429': wrong,
    'POST /api/auth/logout 200': { headers: bearer(leaving.token) },
    'PUT /api/auth/update 200': { headers, payload: profile },
  };
}

async function recoveryRequests(app: FastifyInstance, db: Database): Promise<Requests> {
  const [requester, returning] = [await signUp(app), await signUp(app)];
  const id = randomUUID();
  const open = { network: '', tries: 0, endsAt: new Date(Date.now() + 600_000) };
  const [codeHash] = codeHashesOf([testSecret], id, '1234');
  const { email } = requester.user;
  await db.insert(recoveries).values([
    { ...open, id, email, userId: requester.user._id, codeHash },
    {
      ...open,
      id: randomUUID(),
      email: returning.user.email,
      userId: returning.user._id,
      ticketHash: ticketHashOf('the ticket'),
    },
  ]);
  const passwords = { password: 'a new one', password_confirmation: 'a new one' };
  return {
    'POST /api/auth/forgot-password 200': { payload: { email: 'nobody@mail.example' } },
    'POST /api/auth/verify-code 200': { payload: { email, code: '1234', request: id } },
    'POST /api/auth/reset-password 200': { payload: { ticket: 'the ticket', ...passwords } },
  };
}
