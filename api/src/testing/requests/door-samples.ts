import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { bookings } from '../../features/events/event.table';
import { bearer, signUp } from '../gallery/accounts';
import { newAdministrator } from '../gallery/admin-account';
import { addEvent } from '../gallery/records';

export async function doorSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const visitor = bearer((await signUp(app)).token);
  const { headers, does } = await newAdministrator(app, db);
  const { id: eventId } = await addEvent(db, { placesTaken: 2 });
  const passed = await addEvent(db, { startsAt: new Date('2023-12-27'), placesTaken: 2 });
  const [id, attended, scan] = [randomUUID(), randomUUID(), randomUUID()];
  const guest = { name: 'Ngọzi Eze', email: 'ngozi@mail.example', places: 2, status: 'confirmed' as const };
  await db
    .insert(bookings)
    .values([
      Object.assign({ id, eventId }, guest),
      Object.assign({ id: attended, eventId: passed.id }, guest),
    ]);
  const at = new Date().toISOString();
  const [leaving, quiet] = [await addEvent(db), await addEvent(db)];
  const message = { to: 'confirmed', subject: 'A new time', text: 'We begin at 19:00.' };
  const payload = { sent_at: at, scans: [{ _id: scan, ticket: id, at }] };
  const url = `/api/event/${eventId}/door`;
  await does('POST', `/event/${eventId}/door/scans`, payload);
  return {
    'GET /api/event/{id}/door 200': { headers, url },
    'POST /api/event/{id}/door/scans 200': { headers, url: `${url}/scans`, payload },
    'DELETE /api/event/{id}/door/scans/{scan} 200': { headers, url: `${url}/scans/${scan}` },
    'GET /api/event/{id}/guests.csv 401': { url: `/api/event/${eventId}/guests.csv` },
    'GET /api/event/{id}/guests.csv 403': { headers: visitor, url: `/api/event/${eventId}/guests.csv` },
    'GET /api/event/{id}/guests.csv 404': { headers, url: '/api/event/nothing/guests.csv' },
    'POST /api/event/{id}/message 200': { headers, url: `/api/event/${eventId}/message`, payload: message },
    'POST /api/event/{id}/message 409': { headers, url: `/api/event/${quiet.id}/message`, payload: message },
    'POST /api/event/{id}/bookings/{booking}/cancel 200': {
      headers,
      url: `/api/event/${eventId}/bookings/${id}/cancel`,
    },
    'POST /api/event/{id}/bookings/{booking}/cancel 409': {
      headers,
      url: `/api/event/${passed.id}/bookings/${attended}/cancel`,
    },
    'DELETE /api/event/{id} 200': { headers, url: `/api/event/${leaving.id}` },
    'GET /api/event/booking/{token}/code.svg 404': { url: '/api/event/booking/none/code.svg' },
  };
}
