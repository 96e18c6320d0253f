import type { Database } from '../../db/client';
import type { Jobs } from '../../jobs/job-queue';
import type { Outbox } from '../mail/outbox';
import type { OrderContext } from '../orders/order-context';
import type { RecordSigner } from './record/checkpoint';

export type AuctionContext = Pick<OrderContext, 'db' | 'jobs' | 'logger'> & {
  outbox: Outbox;
  tokenSecrets: readonly string[];
};

export type BidContext = {
  db: Database;
  jobs: Jobs;
  signer: RecordSigner;
};

/** The rules refuse the bid unless `sessionId` is valid at its time. */
export type BidRequest = {
  lotId: string;
  userId: string;
  sessionId: string;
  key: string;
  max: number;
  confirmed: boolean;
};
