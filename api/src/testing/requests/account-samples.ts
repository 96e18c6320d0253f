import { randomUUID } from 'node:crypto';
import type { SignedInAnswer } from '@gallery/shared/contract/account/user';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { decodeJwt } from 'jose';
import type { Database } from '../../db/client';
import { bookings } from '../../features/events/event.table';
import { bearer, signUp } from '../gallery/accounts';
import { addArtwork, addEvent } from '../gallery/records';
import { askForCode, guestForm, newGuest } from '../orders/guests';

export async function accountSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { token, user, password } = await signUp(app);
  const headers = bearer(token);
  const bookingFor = async (startsAt: Date) => {
    const { id: eventId } = await addEvent(db, { startsAt, capacity: 5, placesTaken: 1 });
    const id = randomUUID();
    const party = { name: 'Ada', email: 'ada@mail.example', places: 1, status: 'confirmed' as const };
    await db.insert(bookings).values({ ...party, id, eventId, userId: user._id });
    return { headers, url: `/api/account/bookings/${id}/cancel` };
  };
  const other = decodeJwt(await logInAgain(app, user.email, password)).jti;
  return {
    'DELETE /api/account/sessions/{id} 200': { headers, url: `/api/account/sessions/${other}` },
    'POST /api/account/sessions/end-others 200': { headers: bearer((await signUp(app)).token) },
    'POST /api/account/bookings/{id}/cancel 200': await bookingFor(new Date('2127-01-06')),
    'POST /api/account/bookings/{id}/cancel 409': await bookingFor(new Date('2023-12-27')),
  };
}

async function logInAgain(app: FastifyInstance, email: string, password: string): Promise<string> {
  const payload = { email, password };
  const answer = await app.inject({ method: 'POST', url: '/api/auth/login', payload });
  return answer.json<SignedInAnswer>().data.token;
}

export async function guestSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const form = guestForm();
  const { request, code } = await askForCode(app, db, form.email);
  const customer = await signUp(app);
  const [guest, known] = [await newGuest(app, db), await newGuest(app, db, guestForm(customer.user.email))];
  const { order } = (await guest.order((await addArtwork(db)).id)).json();
  const payload = { password: 'Correct-horse-7', password_confirmation: 'Correct-horse-7' };
  const url = `/api/order/${order._id}/guest`;
  return {
    'POST /api/guest/code 200': { payload: { email: 'somebody@guests.example' } },
    'POST /api/guest/confirm 200': { payload: { ...form, request, code } },
    'GET /api/order/{id}/guest 200': { headers: guest.headers, url },
    'GET /api/order/{id}/guest 404': { headers: bearer(customer.token), url },
    'POST /api/guest/account 201': { headers: (await newGuest(app, db)).headers, payload },
    'POST /api/guest/account 401': { payload },
    'POST /api/guest/account 409': { headers: known.headers, payload },
    'POST /api/guest/account 422': { headers: known.headers, payload: { password: '' } },
  };
}
