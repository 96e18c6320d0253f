import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { orderEvents } from '../../features/orders/order.table';
import { returnRequests } from '../../features/orders/return-request.table';
import { payments } from '../../features/payments/payment.table';
import { bearer, signUp } from '../gallery/accounts';
import { addOrder, newAdministrator } from '../gallery/admin-account';

export async function returnSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { token, user } = await signUp(app);
  const [headers, { headers: admin }] = [bearer(token), await newAdministrator(app, db)];
  const [free, requested] = [await deliveredOrder(db, user._id), await deliveredOrder(db, user._id)];
  await db.insert(returnRequests).values({ orderId: requested, reason: 'Too large' });
  const url = `/api/order/${free}/return-request`;
  return {
    'POST /api/order/{id}/return-request 200': { headers, url, payload: { reason: 'Too large' } },
    'POST /api/order/{id}/return-request 422': { headers, url, payload: { reason: 'x'.repeat(501) } },
    'PUT /api/order/{id}/return-request 200': {
      headers: admin,
      url: `/api/order/${requested}/return-request`,
      payload: { answer: 'declined', reason: 'Changed' },
    },
  };
}

async function deliveredOrder(db: Database, userId: string): Promise<string> {
  const { id } = await addOrder(db, { userId, paidAt: new Date(), status: 'Delivered' });
  await db.insert(orderEvents).values({ orderId: id, status: 'Delivered' });
  const payment = { amount: 25_000_000, currency: 'NGN', capturedAt: new Date() };
  await db.insert(payments).values({ ...payment, orderId: id, reference: randomUUID() });
  return id;
}
