import type { Outbox } from '../mail/outbox';
import type { OrderContext } from '../orders/order-context';

export type AuctionContext = Pick<OrderContext, 'db' | 'jobs' | 'logger'> & {
  outbox: Outbox;
  tokenSecrets: readonly string[];
};
