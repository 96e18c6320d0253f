import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { bearer, signUp } from '../gallery/accounts';
import { addArtwork } from '../gallery/records';
import { askForCode, guestForm, newGuest } from '../orders/guests';

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
