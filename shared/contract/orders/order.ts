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
  /** The access code of a Pending order's payment; 409 while one is under way. */
  pay: (id: string) => `/order/${encodeURIComponent(id)}/pay`,
  verify: (id: string) => `/order/${encodeURIComponent(id)}/verify`,
  status: (id: string) => `/order/${encodeURIComponent(id)}/status`,
  /** Retries failed refunds. */
  refund: (id: string) => `/order/${encodeURIComponent(id)}/refund`,
  /** Requests a refund of a part or of all, after the work has come back or at once. */
  refunds: (id: string) => `/order/${encodeURIComponent(id)}/refunds`,
  /** The work of an open return has arrived, or does not come. */
  returned: (id: string) => `/order/${encodeURIComponent(id)}/return`,
  list: '/order',
  csv: '/order/export.csv',
  record: (id: string) => `/order/${encodeURIComponent(id)}/record`,
};

/** A UUID of the caller, stored for 24 hours: the same key gets the same order. */
export const idempotencyHeader = 'idempotency-key';

export const orderSorts = ['newest', 'oldest', 'amount-down', 'amount-up', 'name'] as const;
export type OrderSort = (typeof orderSorts)[number];
/** `q` searches numbers, names, e-mail addresses and works; days are days of Lagos, both inclusive. */
export type OrderFilter = {
  q?: string;
  status?: OrderStatus;
  refund?: RefundState | 'returning';
  from?: string;
  to?: string;
  sort?: OrderSort;
};
