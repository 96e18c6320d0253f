import type { User } from '../account/user';
import type { Picture } from '../catalogue/picture';
import type { Paged } from '../fields/answer';
import type { AuditEntry } from '../fields/audit';
import type { OrderStatus, RefundState } from './order-status';
import type { PaymentStart } from './payment';

/** Money of an order that is given back. Times are ISO 8601 in UTC; `null` as long as it has not happened. */
export type OrderRefund = {
  /** Of the order's own payment, or of one that was not needed or had another amount. */
  of: 'order' | 'other';
  state: RefundState;
  /** Hundredths of the currency: kobo. */
  amount: number;
  currency: string;
  /** What it was paid with and returns to, such as 'Visa card ending in 4081'; `null` when the provider does not say. */
  paid_with: string | null;
  asked_at: string;
  /** When the provider took it on. */
  accepted_at: string | null;
  /** When the provider expects it to arrive, if it says so. */
  expected_at: string | null;
  done_at: string | null;
};

/** A customer's order of one work, as its owner and administrators see it. Times are ISO 8601 in UTC. */
export type Order = {
  _id: string;
  /** What people call it by: 1001, 1002, …; `_id` stands in addresses. */
  number: number;
  user_id: string;
  status: OrderStatus;
  /** The work as it was ordered; `price` in whole naira. */
  artwork_id: {
    _id: string;
    name_of_artwork: string;
    price: number;
    img_url: string;
    picture: Picture | null;
  };
  /** Where the work goes. */
  address: string;
  /** A day, such as '2026-12-01'; `null`: 'To be confirmed'. */
  delivery_date: string | null;
  /** Of the payment that was received, else of the latest one begun; `null` before the first. */
  reference: string | null;
  /** Until when a Pending order holds the work; `null` otherwise. */
  held_until: string | null;
  /** The customer has reported a payment that is not decided: 'Payment received, confirming…'. */
  confirming: boolean;
  /** How far giving the money back is; `null` when there is nothing to give back. A failed one is tried again. */
  refund: RefundState | null;
  /** The same of payments beside the order's own: a second one, or one of another amount. */
  other_refund: RefundState | null;
  /** Where the money of each is, in the order in which they were asked for. */
  refunds: OrderRefund[];
  created_at: string;
  /** What the order went through, oldest first. */
  events: { status: OrderStatus; at: string }[];
};

export const orderPaths = {
  create: '/order/create',
  ofUser: (userId: string) => `/order/user/${encodeURIComponent(userId)}`,
  one: (id: string) => `/order/${encodeURIComponent(id)}`,
  cancel: (id: string) => `/order/${encodeURIComponent(id)}/cancel`,
  /** The access code of a Pending order's payment; a 409 while one is under way. */
  pay: (id: string) => `/order/${encodeURIComponent(id)}/pay`,
  /** Asks the payment provider; for when the payment form reports back. */
  verify: (id: string) => `/order/${encodeURIComponent(id)}/verify`,
  /** An administrator moves the order on. */
  status: (id: string) => `/order/${encodeURIComponent(id)}/status`,
  /** An administrator tries refunds that failed again; `status` gives the money of a Paid order back. */
  refund: (id: string) => `/order/${encodeURIComponent(id)}/refund`,
  /** Every order, for administrators. */
  list: '/order',
  /** The same as CSV, with the same filters. */
  csv: '/order/export.csv',
  /** One order with all that administrators know of it. */
  record: (id: string) => `/order/${encodeURIComponent(id)}/record`,
};

/** The header with a UUID of the caller's, kept for 24 hours: the same key gets the same order. */
export const idempotencyHeader = 'idempotency-key';

/** `payment` is `null` when there is nothing to pay, or the provider cannot be reached: 'Pay now' tries again. */
export type OrderPaymentAnswer = { message: string; order: Order; payment: PaymentStart | null };
/** The 409 of an order or payment that names another price than the one that is true now, in whole naira. */
export type PriceChangedAnswer = { message: string; price: number };
export type OrderAnswer = { order: Order };
export type OrderMovedAnswer = { message: string; order: Order };
/** Newest first; `next` is the cursor of the following page. */
export type OrdersAnswer = { orders: Order[]; next: string | null };

/** A row of the back office's tables; `amount` in whole naira. */
export type OrderRow = {
  _id: string;
  number: number;
  name: string;
  email: string;
  amount: number;
  status: OrderStatus;
  /** How far giving money of it back is, the worst first: 'failed', 'waiting', 'asked', 'done'; `null` when none is given back. */
  refund: RefundState | null;
  /** ISO 8601, UTC. */
  date: string;
};

export const orderSorts = ['newest', 'oldest', 'amount-down', 'amount-up', 'name'] as const;
export type OrderSort = (typeof orderSorts)[number];
/** `q` searches numbers, names, e-mail addresses and works; the days are days of Lagos, both inclusive. */
export type OrderFilter = {
  q?: string;
  status?: OrderStatus;
  refund?: RefundState;
  from?: string;
  to?: string;
  sort?: OrderSort;
};
export type OrderRowsAnswer = Paged & { orders: OrderRow[] };

/** An order with its buyer; `author` is the artist's name, or 'No Name'. */
export type OrderRecord = Order & {
  buyer: Pick<User, 'title' | 'firstname' | 'lastname' | 'email' | 'mobile' | 'address'>;
  author: string;
};
export type OrderRecordAnswer = { order: OrderRecord; audit: AuditEntry[] };
