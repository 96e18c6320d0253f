import type { DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import type { DeliverTo } from '@gallery/shared/contract/orders/address/delivery-address';
import type { Order, OrderPaymentAnswer } from '@gallery/shared/contract/orders/order';
import { eq, max } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../db/client';
import { deliveryTables } from '../../features/delivery/delivery-table.table';
import { users } from '../../features/users/user.table';
import { newAdministrator } from '../gallery/admin-account';
import { addArtwork } from '../gallery/records';
import { newBuyer } from './orders';

type Shop = { app: FastifyInstance; db: Database };

export const inLagos: DeliverTo = {
  name: 'Adaeze Nwosu',
  phone: '08030000000',
  line: '12 Uli Close',
  city: 'Ikoyi',
  state: 'Lagos',
  postcode: '',
  country: 'NG',
  note: '',
};
export const inAccra: DeliverTo = {
  ...inLagos,
  line: '4 Oxford Street',
  city: 'Accra',
  state: '',
  country: 'GH',
};
export const accraText = '4 Oxford Street, Accra, Ghana';

export async function priceLagos({ db }: Shop, price: number | null): Promise<void> {
  const rates = price === null ? [] : [{ up_to_cm: 200, up_to_kg: null, price }];
  const lagos: DeliveryZone = { name: 'Lagos', country: 'NG', states: ['Lagos'], days: 'two days', rates };
  const [newest] = await db.select({ version: max(deliveryTables.version) }).from(deliveryTables);
  await db.insert(deliveryTables).values({ version: (newest?.version ?? 0) + 1, zones: [lagos] });
}

export function addSizedWork({ db }: Shop) {
  return addArtwork(db, { name: 'Noon', price: 250_000, height_cm: 90, width_cm: 120 });
}

type Headers = { authorization: string };
type Given = { deliver_to?: DeliverTo; collect?: true; delivery?: number | null; price?: number };

/** Orders a work; without other words to Accra, for which the customer asks the price. */
export function ordersTo({ app }: Shop, headers: Headers, artwork_id: string, given: Given = {}) {
  const asked = { deliver_to: inAccra, delivery: null };
  const to = Object.keys(given).length > 0 ? given : asked;
  const payload = { artwork_id, price: 250_000, ...to };
  return app.inject({ method: 'POST', url: '/api/order/create', headers, payload });
}

export async function askedOrder(shop: Shop) {
  const [work, buyer] = [await addSizedWork(shop), await newConfirmedBuyer(shop)];
  const answer = await ordersTo(shop, buyer.headers, work.id);
  const { order } = answer.json<OrderPaymentAnswer>();
  return { work, buyer, order };
}

export async function newConfirmedBuyer({ app, db }: Shop) {
  const buyer = await newBuyer(app);
  await db.update(users).set({ emailConfirmedAt: new Date() }).where(eq(users.id, buyer.user._id));
  return buyer;
}

export async function newQuoter({ app, db }: Shop) {
  const { headers } = await newAdministrator(app, db);
  const priced = { answer: 'priced', address: accraText, amount: 40_000 };
  const answer = (id: Order['_id'], payload: object = priced) =>
    app.inject({ method: 'PUT', url: `/api/order/${id}/delivery-quote`, headers, payload });
  return { headers, answer, sees: (url: string) => app.inject({ url: `/api${url}`, headers }) };
}

export const declined = { answer: 'declined', address: accraText, message: 'Too heavy to fly' };

/** A customer who has paid for a work. `bank` is the shop's. */
export async function newPaidBuyer(
  shop: Shop & { bank: { pays: (reference: string, naira: number) => void } },
) {
  const [buyer, work] = [await newConfirmedBuyer(shop), await addArtwork(shop.db)];
  const { order, payment } = (await buyer.order(work.id)).json<OrderPaymentAnswer>();
  shop.bank.pays(payment?.reference ?? '', work.price);
  await buyer.does(order._id, 'verify');
  return buyer;
}
