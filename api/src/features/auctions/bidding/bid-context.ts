import type { Database } from '../../../db/client';
import type { Jobs } from '../../../jobs/job-queue';
import type { RecordSigner } from '../record/checkpoint';

/** The steps of a bid at which tests interrupt the process. */
export const bidSteps = ['lot queued', 'lot locked', 'bid written', 'bid committed'] as const;
export type BidStep = (typeof bidSteps)[number];

export type BidContext = {
  db: Database;
  jobs: Jobs;
  signer: RecordSigner;
  /** The bid awaits this at each step; tests kill the process there. */
  onStep?: (step: BidStep) => void | Promise<void>;
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
