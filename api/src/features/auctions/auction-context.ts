import type { OrderContext } from '../orders/order-context';

export type AuctionContext = Pick<OrderContext, 'db' | 'jobs' | 'outbox' | 'logger'> & {
  tokenSecrets: readonly string[];
};
