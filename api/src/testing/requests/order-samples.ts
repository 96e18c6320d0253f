import { randomUUID } from 'node:crypto';
import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { orders } from '../../features/orders/order.table';
import { users } from '../../features/users/user.table';
import { bearer, signUp } from '../gallery/accounts';
import { addArtwork, samplePrice } from '../gallery/records';

type Requests = Record<string, InjectOptions>;

/** See `sampleRequests`. */
export async function orderSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const [customer, other] = [bearer((await signUp(app)).token), bearer((await signUp(app)).token)];
  const administrator = await signUp(app);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, administrator.user._id));
  const admin = bearer(administrator.token);
  const [held, canceling, paid, paying] = await Promise.all([1, 2, 3, 4].map(() => order(app, db)));
  if (!held || !canceling || !paid || !paying) throw new Error('There are no orders.');
  await db.update(orders).set({ status: 'Paid', heldUntil: null }).where(eq(orders.id, paid.id));
  const free = await addArtwork(db);
  const form = { artwork_id: free.id, address: '12 Uli Close', price: samplePrice };
  const shipping = { status: 'Shipped', delivery_date: '2096-12-01' };
  const at = (id: string, does: string) => `/api/order/${id}/${does}`;
  return {
    'GET /api/payment 200': {},
    'POST /api/order/create 200': { headers: held.headers, payload: { ...form, artwork_id: held.artwork } },
    'POST /api/order/create 201': { headers: customer, payload: form },
    'POST /api/order/create 404': { headers: customer, payload: { ...form, artwork_id: randomUUID() } },
    'POST /api/order/create 409': { headers: other, payload: { ...form, artwork_id: held.artwork } },
    'GET /api/order/user/{userId} 200': { headers: held.headers, url: `/api/order/user/${held.user}` },
    'GET /api/order/user/{userId} 404': { headers: other, url: `/api/order/user/${held.user}` },
    'GET /api/order/{id} 200': { headers: held.headers, url: `/api/order/${held.id}` },
    'GET /api/order/{id} 404': { headers: other, url: `/api/order/${held.id}` },
    ...ofOwner('cancel', canceling, paid),
    ...ofOwner('pay', paying, paid),
    'POST /api/order/{id}/pay 422': {
      ...{ headers: paying.headers, url: at(paying.id, 'pay') },
      payload: { price: 'cheap' },
    },
    ...ofOwner('verify', paying, null),
    'PUT /api/order/{id}/status 200': { headers: admin, url: at(paid.id, 'status'), payload: shipping },
    'PUT /api/order/{id}/status 409': { headers: admin, url: at(held.id, 'status'), payload: shipping },
  };

  function ofOwner(does: string, mine: Ordered, refused: Ordered | null): Requests {
    const path = `POST /api/order/{id}/${does}`;
    return {
      [`${path} 200`]: { headers: mine.headers, url: at(mine.id, does) },
      [`${path} 404`]: { headers: other, url: at(mine.id, does) },
      ...(refused && { [`${path} 409`]: { headers: refused.headers, url: at(refused.id, does) } }),
    };
  }
}

type Ordered = { id: string; user: string; artwork: string; headers: { authorization: string } };

async function order(app: FastifyInstance, db: Database): Promise<Ordered> {
  const { token, user } = await signUp(app);
  const { id: artwork } = await addArtwork(db);
  const headers = bearer(token);
  const payload = { artwork_id: artwork, address: '12 Uli Close', price: samplePrice };
  const answer = await app.inject({ method: 'POST', url: '/api/order/create', headers, payload });
  const { order } = answer.json<OrderPaymentAnswer>();
  return { id: order._id, user: user._id, artwork, headers };
}
