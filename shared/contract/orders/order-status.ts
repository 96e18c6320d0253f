export const orderStatuses = ['Pending', 'Paid', 'Shipped', 'Delivered', 'Canceled', 'Refunded'] as const;
export type OrderStatus = (typeof orderStatuses)[number];

/** What an administrator may move an order to. */
export const administeredStatuses = ['Shipped', 'Delivered', 'Refunded'] as const;
export type AdministeredStatus = (typeof administeredStatuses)[number];

/** In these an order has the work: nobody else can. */
export const liveStatuses = ['Pending', 'Paid', 'Shipped', 'Delivered'] as const satisfies OrderStatus[];

/** `asked`: on its way; `waiting`: it goes out when payments are on again; `failed`: it is tried again. */
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

/** The status machine. A canceled order becomes Paid, or Refunded, only by a payment that arrives late. */
export function canMove(from: OrderStatus, to: OrderStatus): boolean {
  return moves[from].includes(to);
}

/** Whether an order in this status has the work. */
export function isLive(status: OrderStatus): boolean {
  return (liveStatuses as readonly OrderStatus[]).includes(status);
}
