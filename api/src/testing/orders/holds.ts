import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../../db/client';
import { guests } from '../../features/guests/guest.table';
import type { Buyer } from '../../features/orders/buyer/buyer';
import { type OrderRow, orders } from '../../features/orders/order.table';
import type { OrderRequest } from '../../features/orders/placing/order-request';
import { saveHeldOrder } from '../../features/orders/placing/save-held-order';
import { addCustomer } from '../gallery/admin-account';
import { addArtwork, samplePrice } from '../gallery/records';

const jobs = { send: async () => {}, sendAll: async () => {} };
const deliverTo = { line: '4 Broad Street', city: 'Accra', state: '', country: 'GH' } as never;

/** Adds a customer without the API, at an address of their own unless `email` says another. */
export async function addBuyer(db: Database, email?: string): Promise<Buyer> {
  const { id } = await addCustomer(db, email ? { email } : {});
  return { kind: 'account', id };
}

export async function addGuest(db: Database, email = `${randomUUID()}@mail.example`): Promise<Buyer> {
  const person = { id: randomUUID(), firstname: 'Halima', lastname: 'Sule', mobile: '08030000000' };
  await db.insert(guests).values({ ...person, email });
  return { kind: 'guest', id: person.id };
}

type Hold = Partial<Parameters<typeof saveHeldOrder>[3]> & { as?: OrderRow['status'] };

/** Holds a new work for a buyer, fifteen minutes by default. `as` gives the order a later status. */
export async function hold(db: Database, buyer: Buyer, { as, ...given }: Hold = {}): Promise<OrderRow> {
  const asked = given.asksQuote ? { deliverTo } : {};
  const order = await saveHeldOrder(db, { jobs }, await addArtwork(db), {
    address: '12 Uli Close, Ikoyi',
    price: samplePrice,
    minutes: 15,
    placedBy: null,
    buyer,
    ...asked,
    ...given,
  });
  if (as) await db.update(orders).set({ status: as, heldUntil: null }).where(eq(orders.id, order.id));
  return order;
}

export function requestOf(buyer: Buyer, artwork_id: string, network = '203.0.113.0/24'): OrderRequest {
  return {
    buyer,
    artwork_id,
    network,
    price: samplePrice,
    address: '12 Uli Close',
    deliverTo: null,
    key: null,
  };
}
