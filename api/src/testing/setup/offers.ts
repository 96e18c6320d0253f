import type { Offer } from '@gallery/shared/contract/offers/offer';
import { eq } from 'drizzle-orm';
import type { artworks } from '../../features/artworks/artwork.table';
import { priceOffers } from '../../features/price-offers/price-offer.table';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';
import { newBuyer } from '../orders/orders';
import { setUpShop } from './shop';

export type Buyer = Awaited<ReturnType<typeof newBuyer>>;

export function setUpOffers() {
  const shop = setUpShop();
  const curator = {} as Awaited<ReturnType<typeof newAdministrator>>; // filled before the first test
  beforeAll(async () => void Object.assign(curator, await newAdministrator(shop.app, shop.db)));

  const addOpenWork = (given: Partial<typeof artworks.$inferInsert> = {}) =>
    addArtwork(shop.db, { openToOffers: true, ...given });

  async function send(buyer: Buyer, path: string, payload?: object) {
    const url = `/api/offer${path}`;
    const answer = await shop.app.inject({ method: 'POST', url, headers: buyer.headers, payload });
    return { status: answer.statusCode, ...answer.json() };
  }

  const offer = (buyer: Buyer, artwork_id: string, amount = 200_000, more: object = {}) =>
    send(buyer, '', { artwork_id, amount, address: '12 Uli Close, Ikoyi', ...more });

  const answers = (id: string, payload: object) => curator.does('POST', `/offer/${id}/answer`, payload);

  const own = async (buyer: Buyer): Promise<Offer[]> =>
    (await shop.app.inject({ url: '/api/offer', headers: buyer.headers })).json().offers;

  const rowOf = async (id: string) =>
    (await shop.db.select().from(priceOffers).where(eq(priceOffers.id, id)))[0];

  async function offered(amount = 200_000, given: Partial<typeof artworks.$inferInsert> = {}) {
    const [work, buyer] = [await addOpenWork(given), await newBuyer(shop.app)];
    const made = await offer(buyer, work.id, amount, { message: 'For the stairs.' });
    expect(made).toMatchObject({ status: 201, offer: { state: 'open', amount, rounds_left: 2 } });
    return { work, buyer, id: made.offer._id as string };
  }

  return { shop, curator, addOpenWork, send, offer, answers, own, rowOf, offered };
}
