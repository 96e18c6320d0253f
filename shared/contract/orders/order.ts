export type {
  Order,
  OrderAnswer,
  OrderMovedAnswer,
  OrderNeighbors,
  OrderPaper,
  OrderPaymentAnswer,
  OrderRecord,
  OrderRecordAnswer,
  OrderRefund,
  OrderRow,
  OrderRowsAnswer,
  OrdersAnswer,
  PriceChangedAnswer,
} from './order.schema';

import type { OrderStatus, RefundState } from './order-status';

export const orderPaths = {
  create: '/order/create',
  ofUser: (userId: string) => `/order/user/${encodeURIComponent(userId)}`,
  one: (id: string) => `/order/${encodeURIComponent(id)}`,
  cancel: (id: string) => `/order/${encodeURIComponent(id)}/cancel`,
  /** Returns the access code of a Pending order's payment. Answers 409 while a payment is in progress. */
  pay: (id: string) => `/order/${encodeURIComponent(id)}/pay`,
  verify: (id: string) => `/order/${encodeURIComponent(id)}/verify`,
  status: (id: string) => `/order/${encodeURIComponent(id)}/status`,
  tracking: (id: string) => `/order/${encodeURIComponent(id)}/tracking`,
  /** Retries failed refunds. */
  refund: (id: string) => `/order/${encodeURIComponent(id)}/refund`,
  /** Requests a full or partial refund, after the work's return or at once. */
  refunds: (id: string) => `/order/${encodeURIComponent(id)}/refunds`,
  /** POST requests the return of a delivered work. PUT answers the request. */
  returnRequest: (id: string) => `/order/${encodeURIComponent(id)}/return-request`,
  /** Records that the work of an open return has arrived, or will not. */
  returned: (id: string) => `/order/${encodeURIComponent(id)}/return`,
  /** Answers a customer who asked for the price of the delivery. */
  deliveryQuote: (id: string) => `/order/${encodeURIComponent(id)}/delivery-quote`,
  list: '/order',
  csv: '/order/export.csv',
  /** Payments and refunds by the day of the payment. */
  accounts: '/order/accounts.csv',
  record: (id: string) => `/order/${encodeURIComponent(id)}/record`,
  /** The orders before and after one in a list, which the query describes as for `list`. */
  neighbors: (id: string) => `/order/${encodeURIComponent(id)}/neighbors`,
  /** An invoice, a credit note, or a certificate as a PDF. */
  paper: (id: string, number: string) =>
    `/order/${encodeURIComponent(id)}/papers/${encodeURIComponent(number)}`,
};

/** A UUID of the caller, stored for 24 hours. The same key gets the same order. */
export const idempotencyHeader = 'idempotency-key';

export const orderSorts = ['newest', 'oldest', 'amount-down', 'amount-up', 'name'] as const;
export type OrderSort = (typeof orderSorts)[number];
/** `q` searches numbers, names, email addresses, and works. Days are days of Lagos, both inclusive. */
export type OrderFilter = {
  q?: string;
  status?: OrderStatus;
  refund?: RefundState | 'return-requested' | 'returning';
  quote?: 'asked';
  from?: string;
  to?: string;
  sort?: OrderSort;
};
