export const orderStatuses = ['Pending', 'Paid', 'Shipped', 'Delivered', 'Canceled', 'Refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export const administeredStatuses = ['Shipped', 'Delivered', 'Refunded'] as const;
export type AdministeredStatus = (typeof administeredStatuses)[number];

/** While an order is in one of these, nobody else can order the work. */
export const liveStatuses = ['Pending', 'Paid', 'Shipped', 'Delivered'] as const satisfies OrderStatus[];

/** 'asked': under way; 'waiting': sent when payments are on again; 'failed': retried. */
export const refundStates = ['asked', 'waiting', 'failed', 'done'] as const;
export type RefundState = (typeof refundStates)[number];

const moves: Record<OrderStatus, readonly OrderStatus[]> = {
  Pending: ['Paid', 'Canceled'],
  Paid: ['Shipped', 'Refunded'],
  Shipped: ['Delivered'],
  Delivered: [],
  Canceled: ['Paid', 'Refunded'],
  Refunded: [],
};

/** A canceled order becomes Paid or Refunded only by a payment that arrives late. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

export function isLive(status: OrderStatus): boolean {
  return (liveStatuses as readonly OrderStatus[]).includes(status);
}
