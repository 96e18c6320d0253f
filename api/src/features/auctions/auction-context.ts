import type { OrderContext } from '../orders/order-context';

export type AuctionContext = Pick<OrderContext, 'db' | 'jobs' | 'outbox' | 'logger'> & {
  tokenSecrets: readonly string[];
  onStep?: (step: AuctionStep) => void | Promise<void>;
};

/** The steps after a lot's end at which tests interrupt the process, each inside its transaction. */
export const auctionSteps = ['lot ended', 'lot settled', 'offer answered', 'bid retracted'] as const;
export type AuctionStep = (typeof auctionSteps)[number];
