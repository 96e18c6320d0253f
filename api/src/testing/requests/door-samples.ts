import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { bookings } from '../../features/events/event.table';
import { newAdministrator } from '../gallery/admin-account';
import { addEvent } from '../gallery/records';

export async function doorSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { headers, does } = await newAdministrator(app, db);
  const { id: eventId } = await addEvent(db);
  const [id, scan] = [randomUUID(), randomUUID()];
  await db
    .insert(bookings)
    .values({ id, eventId, status: 'confirmed', name: 'Ngọzi Eze', email: 'ngozi@mail.example', places: 2 });
  const at = new Date().toISOString();
  const payload = { sent_at: at, scans: [{ _id: scan, ticket: id, at }] };
  const url = `/api/event/${eventId}/door`;
  await does('POST', `/event/${eventId}/door/scans`, payload);
  return {
    'GET /api/event/{id}/door 200': { headers, url },
    'POST /api/event/{id}/door/scans 200': { headers, url: `${url}/scans`, payload },
    'DELETE /api/event/{id}/door/scans/{scan} 200': { headers, url: `${url}/scans/${scan}` },
    'GET /api/event/booking/{token}/code.svg 404': { url: '/api/event/booking/none/code.svg' },
  };
}
