export const orderStatuses = ['Pending', 'Paid', 'Shipped', 'Delivered', 'Canceled', 'Refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const administeredStatuses = ['Shipped', 'Delivered', 'Refunded'] as const;
export type AdministeredStatus = (typeof administeredStatuses)[number];

/** While an order has one of these, nobody else can order the work. */
export const liveStatuses = ['Pending', 'Paid', 'Shipped', 'Delivered'] as const satisfies OrderStatus[];

/** 'asked': in progress. 'waiting': sent when payments are on again. 'failed': retried. */
export const refundStates = ['asked', 'waiting', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

/** What is still open: a 'return' that has not arrived, or a requested refund of all ('full') or a 'part'. */
export const openRefunds = ['return', 'full', 'part'] as const;
export type OpenRefund = (typeof openRefunds)[number];

const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Paid', 'Canceled'],
  Paid: ['Shipped', 'Refunded'],
  Shipped: ['Delivered', 'Refunded'],
  Delivered: ['Refunded'],
  Canceled: ['Paid', 'Refunded'],
  Refunded: [],
};

/** The provider's confirmation makes an order Refunded. Only a late payment moves a canceled order. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

export type RefundStanding = {
  status: OrderStatus;
  refund: RefundState | null;
  open_refund?: OpenRefund | null;
};

/** True if staff requested a full refund that the provider has not confirmed. */
export function isRefundRequested({ status, refund, open_refund }: RefundStanding): boolean {
  if (open_refund !== undefined) return open_refund === 'full';
  return status === 'Refunded' && refund !== null && refund !== 'done';
}

export function isLive(status: OrderStatus): boolean {
  return (liveStatuses as readonly OrderStatus[]).includes(status);
}

export const maxReturnReason = 500;

/** 'accepted': the work is expected back, and then refunded. */
export const returnStates = ['requested', 'accepted', 'declined'] as const;
