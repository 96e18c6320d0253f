import type { User } from '../contract/account/user';
import type { DeliverTo } from '../contract/orders/address/delivery-address';
import type { Order, OrderRecord, OrderRefund, OrderRow } from '../contract/orders/order';
import type { HostSession } from '../host/host';
import { visitorSession } from '../host/test-host';

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

export function customerSession(changes: Partial<HostSession> = {}): HostSession {
  return { ...visitorSession, user: adaeze, isLoggedIn: true, ...changes };
}

export const curator: User = {
  ...adaeze,
  _id: 'user-9',
  email: 'curator@uligallery.example',
  role: 'admin',
};

export const sampleAddress: DeliverTo = {
  name: 'Adaeze Nwosu',
  phone: '0803 555 0142',
  line: '7 Palm Crescent',
  city: 'Ikoyi',
  state: 'Lagos',
  postcode: '',
  country: 'NG',
  note: '',
};

export function sampleOrder(changes: Partial<Order> = {}): Order {
  return {
    _id: 'order-1',
    number: 1042,
    user_id: adaeze._id,
    status: 'Pending',
    artwork_id: {
      _id: 'work-1',
      name_of_artwork: 'Agwọlagwọ',
      price: 1_850_000,
      img_url: '/v0/coil.jpg',
      picture: null,
    },
    price_parts: null,
    address: adaeze.address,
    delivery_date: null,
    reference: null,
    held_until: '2026-11-21T11:41:00.000Z',
    confirming: false,
    refund: null,
    other_refund: null,
    refunds: [],
    open_refund: null,
    refundable: 0,
    returning: null,
    created_at: '2026-11-21T11:26:00.000Z',
    events: [{ status: 'Pending', at: '2026-11-21T11:26:00.000Z' }],
    ...changes,
  };
}

/** The parts of a won lot's order. Their sum is its price. */
export const samplePriceParts = [
  { label: 'Hammer price', amount: 1_550_000 },
  { label: 'Premium', amount: 232_500 },
  { label: 'VAT on the premium', amount: 17_437 },
  { label: 'Delivery', amount: 50_063 },
];

export function sampleRefund(changes: Partial<OrderRefund> = {}): OrderRefund {
  return {
    of: 'order',
    state: 'asked',
    amount: 185_000_000,
    currency: 'NGN',
    paid_with: 'Visa card ending in 4081',
    asked_at: '2026-11-22T08:00:00.000Z',
    accepted_at: null,
    expected_at: null,
    done_at: null,
    ...changes,
  };
}

export function sampleOrderRecord(changes: Partial<OrderRecord> = {}): OrderRecord {
  return {
    ...sampleOrder({ status: 'Paid', reference: 'uli-1', refundable: 1_850_000 }),
    buyer: adaeze,
    author: 'Ngọzi Eze',
    ...changes,
  };
}

export function sampleOrderRow(changes: Partial<OrderRow> = {}): OrderRow {
  return {
    _id: 'order-1',
    number: 1042,
    name: 'Tunde Ọláyínká',
    email: 'tunde@example.com',
    amount: 640_000,
    status: 'Paid',
    refund: null,
    open_refund: null,
    date: '2026-11-21T10:00:00.000Z',
    ...changes,
  };
}
