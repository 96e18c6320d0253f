import type { OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { artworks } from '../../features/artworks/artwork.table';
import { orders } from '../../features/orders/order.table';
import { issueMissingPapers } from '../../features/orders/papers/issue-order-papers';
import { papersOf } from '../../features/papers/papers-of-order';
import { users } from '../../features/users/user.table';
import { bearer, signUp } from '../gallery/accounts';
import { addOrder, newAdministrator } from '../gallery/admin-account';
import { addArtwork, samplePrice } from '../gallery/records';
import { accraText, inAccra } from '../orders/quotes';
import { testSigner } from '../server/test-app';

type Requests = Record<string, InjectOptions>;

export async function orderSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const [customer, other] = [bearer((await signUp(app)).token), bearer((await signUp(app)).token)];
  const administrator = await signUp(app);
  await db.update(users).set({ role: 'admin' }).where(eq(users.id, administrator.user._id));
  const admin = bearer(administrator.token);
  const [held, canceling, paid, paying] = await Promise.all([1, 2, 3, 4].map(() => order(app, db)));
  if (!held || !canceling || !paid || !paying) throw new Error('There are no orders.');
  await db.update(orders).set({ status: 'Paid', heldUntil: null }).where(eq(orders.id, paid.id));
  await issueMissingPapers({ db, signer: testSigner, registration: '' });
  const numberOf = async (id: string) =>
    (await papersOf(db, [id])).find(({ kind }) => kind === 'certificate')?.number;
  const certificate = `/api/certificate/${await numberOf(paid.id)}`;
  const free = await addArtwork(db);
  const form = { artwork_id: free.id, address: '12 Uli Close', price: samplePrice };
  const shipping = { status: 'Shipped', delivery_date: '2096-12-01' };
  return {
    'POST /api/order/create 200': { headers: held.headers, payload: { ...form, artwork_id: held.artwork } },
    'POST /api/order/create 201': { headers: customer, payload: form },
    'POST /api/order/create 409': { headers: other, payload: { ...form, artwork_id: held.artwork } },
    'GET /api/order/user/{userId} 200': { headers: held.headers, url: `/api/order/user/${held.user}` },
    'GET /api/order/{id} 200': { headers: held.headers, url: `/api/order/${held.id}` },
    'GET /api/order/{id}/papers/{number} 401': { url: `/api/order/${paid.id}/papers/2026-0001` },
    'GET /api/order/{id}/papers/{number} 404': of(held, 'papers/2026-0001'),
    'GET /api/certificate/{id} 200': { url: certificate },
    'GET /api/certificate/{id}/pdf 404': { url: '/api/certificate/UG-2026-9999/pdf' },
    'POST /api/certificate/{id}/withdraw 200': {
      headers: admin,
      url: `${certificate}/withdraw`,
      payload: { reason: 'Lost in a fire' },
    },
    'POST /api/order/{id}/cancel 200': of(canceling, 'cancel'),
    'POST /api/order/{id}/pay 200': of(paying, 'pay'),
    'POST /api/order/{id}/pay 409': of(paid, 'pay'),
    'POST /api/order/{id}/pay 422': { ...of(paying, 'pay'), payload: { price: 'cheap' } },
    'POST /api/order/{id}/verify 200': of(paying, 'verify'),
    'PUT /api/order/{id}/status 200': { ...of(paid, 'status'), headers: admin, payload: shipping },
  };
}

function of({ id, headers }: Ordered, action: string): InjectOptions {
  return { headers, url: `/api/order/${id}/${action}` };
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

export async function quoteSamples(
  app: FastifyInstance,
  db: Database,
): Promise<Record<string, InjectOptions>> {
  const { user } = await signUp(app);
  const { headers } = await newAdministrator(app, db);
  const heldUntil = new Date(Date.now() + 3_600_000);
  const quote = {
    quoteState: 'asked' as const,
    quoteAskedAt: new Date(),
    deliverTo: inAccra,
    address: accraText,
  };
  const { id, artworkId } = await addOrder(db, { userId: user._id, status: 'Pending', heldUntil, ...quote });
  await db.update(artworks).set({ availability: 'held', heldUntil }).where(eq(artworks.id, artworkId));
  const url = `/api/order/${id}/delivery-quote`;
  const payload = { answer: 'priced', address: accraText, amount: 40_000 };
  return { 'PUT /api/order/{id}/delivery-quote 200': { headers, url, payload } };
}
