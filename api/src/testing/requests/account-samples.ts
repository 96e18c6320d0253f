import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { bookings } from '../../features/events/event.table';
import { bearer, signUp } from '../gallery/accounts';
import { addEvent } from '../gallery/records';

/** A person with a booking of a coming event, and one of a passed event. */
export async function accountSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { token, user } = await signUp(app);
  const headers = bearer(token);
  const bookingFor = async (startsAt: Date) => {
    const { id: eventId } = await addEvent(db, { startsAt, capacity: 5, placesTaken: 1 });
    const id = randomUUID();
    const party = { name: 'Ada', email: 'ada@mail.example', places: 1, status: 'confirmed' as const };
    await db.insert(bookings).values({ ...party, id, eventId, userId: user._id });
    return { headers, url: `/api/account/bookings/${id}/cancel` };
  };
  return {
    'POST /api/account/bookings/{id}/cancel 200': await bookingFor(new Date('2127-01-06')),
    'POST /api/account/bookings/{id}/cancel 409': await bookingFor(new Date('2023-12-27')),
  };
}
