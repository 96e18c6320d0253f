export type {
  Order,
  OrderAnswer,
  OrderMovedAnswer,
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
