import type { CreateOrderInput } from '@gallery/shared/contract/orders/order-input.schema';

/** A customer's order; `network` is the address group of the request. */
export type OrderRequest = CreateOrderInput & { userId: string; key: string | null; network: string };
