import type { CreateOrderInput } from '@gallery/shared/contract/orders/order-input.schema';

/** What a customer orders; `network` is the group of addresses that the request came from. */
export type OrderRequest = CreateOrderInput & { userId: string; key: string | null; network: string };
