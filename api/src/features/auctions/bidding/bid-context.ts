import type { Database } from '../../../db/client';
import type { Jobs } from '../../../jobs/job-queue';
import type { RecordSigner } from '../record/checkpoint';

/** Every step of a bid at which it may be interrupted. */
export const bidSteps = ['lot queued', 'lot locked', 'bid written', 'bid committed'] as const;
export type BidStep = (typeof bidSteps)[number];

export type BidContext = {
  db: Database;
  jobs: Jobs;
  signer: RecordSigner;
  /** Awaited at each step; tests kill the process there. */
  onStep?: (step: BidStep) => void | Promise<void>;
};

/** `sessionId` is valid at the time of the bid, or the bid is refused. */
export type BidRequest = {
  lotId: string;
  userId: string;
  sessionId: string;
  key: string;
  max: number;
  confirmed: boolean;
};
