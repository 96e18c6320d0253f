import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { orderNotes } from '../../features/orders/desk/order-desk.table';
import { addOrder, newAdministrator } from '../gallery/admin-account';

type Requests = Record<string, InjectOptions>;

/** A Pending order that staff cancel, and one with as many notes as are possible. */
export async function orderDeskSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { headers } = await newAdministrator(app, db);
  const heldUntil = new Date(Date.now() + 900_000);
  const [pending, paid] = [await addOrder(db, { status: 'Pending', heldUntil }), await addOrder(db)];
  const note = { orderId: paid.id, text: 'A note', byName: 'Ngọzi Eze' };
  await db.insert(orderNotes).values(Array.from({ length: 200 }, () => ({ ...note, id: randomUUID() })));
  const payload = { text: 'Ring at the second gate.' };
  return {
    'POST /api/order/{id}/cancellation 200': {
      headers,
      url: `/api/order/${pending.id}/cancellation`,
      payload: { reason: 'The work is damaged.' },
    },
    'POST /api/order/{id}/cancellation 409': { headers, url: `/api/order/${paid.id}/cancellation`, payload: {} },
    'POST /api/order/{id}/cancellation 422': {
      headers,
      url: `/api/order/${pending.id}/cancellation`,
      payload: { reason: 'a'.repeat(301) },
    },
    'POST /api/order/{id}/notes 200': { headers, url: `/api/order/${pending.id}/notes`, payload },
    'POST /api/order/{id}/notes 409': { headers, url: `/api/order/${paid.id}/notes`, payload },
  };
}
