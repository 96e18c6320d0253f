import type { Order } from '../contract/order';
import type { User } from '../contract/user';
import type { HostSession } from '../host/host';

/** A customer who has bought before. */
export const adaeze: User = {
  _id: 'user-1',
  title: 'Mrs',
  firstname: 'Adaeze',
  lastname: 'Nwosu',
  email: 'adaeze@example.com',
  mobile: '+234 803 000 0000',
  address: '7 Palm Crescent, Ikoyi, Lagos',
  role: 'customer',
};

/** Her session, as the shell lends it. */
export function herSession(changes: Partial<HostSession> = {}): HostSession {
  return {
    status: 'known',
    user: adaeze,
    isLoggedIn: true,
    keepUser: () => undefined,
    begin: () => undefined,
    end: () => undefined,
    ...changes,
  };
}

/** Her order that is not paid yet; `changes` make it another one. */
export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    _id: 'order-1',
    user_id: adaeze._id,
    status: 'Pending',
    artwork_id: {
      _id: 'work-1',
      name_of_artwork: 'Agwọlagwọ',
      price: 1_850_000,
      img_url: '/v0/coil.jpg',
      picture: null,
    },
    address: adaeze.address,
    delivery_date: null,
    reference: null,
    held_until: '2026-11-21T11:41:00.000Z',
    confirming: false,
    refund: null,
    other_refund: null,
    created_at: '2026-11-21T11:26:00.000Z',
    events: [{ status: 'Pending', at: '2026-11-21T11:26:00.000Z' }],
    ...changes,
  };
}
