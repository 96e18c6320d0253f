import { randomUUID } from 'node:crypto';
import type { FastifyInstance, InjectOptions } from 'fastify';
import type { Database } from '../../db/client';
import { priceOffers } from '../../features/price-offers/price-offer.table';
import { bearer, signUp } from '../gallery/accounts';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';

type Requests = Record<string, InjectOptions>;
type GivenOffer = Partial<typeof priceOffers.$inferInsert>;

export async function offerSamples(app: FastifyInstance, db: Database): Promise<Requests> {
  const { token, user } = await signUp(app);
  const [headers, { headers: admin }] = [bearer(token), await newAdministrator(app, db)];
  const offered = (given: GivenOffer = {}) => addOffer(db, user._id, given);
  const countered = await offered({ state: 'countered', counter: 230_000 });
  const [open, leaving, answered] = [await offered(), await offered(), await offered()];
  const declined = await offered({ state: 'declined' });
  const free = await addArtwork(db, { openToOffers: true });
  const form = { artwork_id: free.id, amount: 200_000, address: '12 Uli Close' };
  const accepting = { headers, payload: { amount: 230_000 } };
  return {
    'POST /api/offer 201': { headers, payload: form },
    'POST /api/offer 409': { headers, payload: { ...form, artwork_id: open.artworkId } },
    'POST /api/offer/{id}/accept 200': { ...accepting, url: `/api/offer/${countered.id}/accept` },
    'POST /api/offer/{id}/accept 409': { ...accepting, url: `/api/offer/${open.id}/accept` },
    'POST /api/offer/{id}/withdraw 200': { headers, url: `/api/offer/${leaving.id}/withdraw` },
    'POST /api/offer/{id}/withdraw 409': { headers, url: `/api/offer/${declined.id}/withdraw` },
    'POST /api/offer/{id}/answer 200': {
      headers: admin,
      url: `/api/offer/${answered.id}/answer`,
      payload: { answer: 'decline', amount: 200_000 },
    },
    'PUT /api/currency 200': {
      headers: admin,
      payload: { rates: [{ code: 'USD', naira: 1_650 }], day: '2026-11-24', version: 0 },
    },
    'PUT /api/delivery/zones 200': { headers: admin, payload: { zones: [], version: 0 } },
    'GET /api/delivery/quote 200': { query: { artwork_id: free.id, country: 'NG', state: 'Lagos' } },
    'GET /api/delivery/quote 404': { query: { artwork_id: randomUUID(), country: 'NG' } },
  };
}

async function addOffer(db: Database, userId: string, given: GivenOffer) {
  const { id: artworkId } = await addArtwork(db, { openToOffers: true });
  const expiresAt = new Date(Date.now() + 86_400_000);
  const [offer] = await db
    .insert(priceOffers)
    .values({
      id: randomUUID(),
      userId,
      artworkId,
      amount: 200_000,
      address: '12 Uli Close',
      expiresAt,
      ...given,
    })
    .returning();
  return offer as NonNullable<typeof offer>;
}
