import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { mails } from '../../features/mail/mail.table';
import { shippingMails } from '../../features/orders/held-mail/shipping-mail.table';
import { orderNotes } from '../../features/orders/staff/staff-order.table';
import { bearer, signUp } from '../gallery/accounts';
import { addOrder, newAdministrator } from '../gallery/admin-account';

type Requests = Record<string, InjectOptions>;

export async function staffOrderSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { headers } = await newAdministrator(app, db);
  const heldUntil = new Date(Date.now() + 900_000);
  const [pending, paid] = [await addOrder(db, { status: 'Pending', heldUntil }), await addOrder(db)];
  const note = { orderId: paid.id, text: 'A note', byName: 'Ngọzi Eze' };
  await db.insert(orderNotes).values(Array.from({ length: 200 }, () => ({ ...note, id: randomUUID() })));
  const { id } = await addOrder(db, { status: 'Shipped' });
  await holdMail(db, id);
  const shipping = { status: 'Shipped', delivery_date: '2096-12-01' };
  const payload = { text: 'Ring at the second gate.' };
  return {
    'POST /api/order/{id}/cancellation 200': {
      headers,
      url: `/api/order/${pending.id}/cancellation`,
      payload: { reason: 'The work is damaged.' },
    },
    'POST /api/order/{id}/cancellation 409': {
      headers,
      url: `/api/order/${paid.id}/cancellation`,
      payload: {},
    },
    'POST /api/order/{id}/cancellation 422': {
      headers,
      url: `/api/order/${pending.id}/cancellation`,
      payload: { reason: 'a'.repeat(301) },
    },
    'POST /api/order/{id}/notes 200': { headers, url: `/api/order/${pending.id}/notes`, payload },
    'POST /api/order/{id}/notes 409': { headers, url: `/api/order/${paid.id}/notes`, payload },
    'POST /api/order/{id}/shipping/preview 200': {
      headers,
      url: `/api/order/${paid.id}/shipping/preview`,
      payload: shipping,
    },
    'POST /api/order/{id}/shipping/preview 409': {
      headers,
      url: `/api/order/${pending.id}/shipping/preview`,
      payload: shipping,
    },
    'POST /api/order/{id}/shipping/undo 200': { headers, url: `/api/order/${id}/shipping/undo` },
    'POST /api/order/{id}/shipping/undo 409': { headers, url: `/api/order/${paid.id}/shipping/undo` },
    'PUT /api/order/{id}/packing/{item} 200': {
      headers,
      url: `/api/order/${paid.id}/packing/work`,
      payload: { packed: true },
    },
    'PUT /api/order/{id}/packing/{item} 404': {
      headers,
      url: `/api/order/${paid.id}/packing/frame`,
      payload: { packed: true },
    },
    'PUT /api/order/{id}/packing/{item} 409': {
      headers,
      url: `/api/order/${pending.id}/packing/work`,
      payload: { packed: true },
    },
    'GET /api/order/{id}/packing-list.pdf 401': { url: `/api/order/${paid.id}/packing-list.pdf` },
    'GET /api/order/{id}/packing-list.pdf 403': {
      headers: bearer((await signUp(app)).token),
      url: `/api/order/${paid.id}/packing-list.pdf`,
    },
    'GET /api/order/{id}/packing-list.pdf 404': {
      headers,
      url: `/api/order/${randomUUID()}/packing-list.pdf`,
    },
    'GET /api/order/{id}/packing-list.pdf 409': { headers, url: `/api/order/${pending.id}/packing-list.pdf` },
  };
}

async function holdMail(db: Database, orderId: string): Promise<void> {
  const mailId = randomUUID();
  const to = { toName: 'Adaeze', toAddress: 'adaeze@mail.example' };
  await db.insert(mails).values({ ...to, id: mailId, subject: 'On its way', text: '', html: '' });
  await db.insert(shippingMails).values({ orderId, mailId, sendsAt: new Date(Date.now() + 600_000) });
}
