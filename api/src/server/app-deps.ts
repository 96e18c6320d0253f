import type { FastifyBaseLogger } from 'fastify';
import type { Database, Listen } from '../db/client';
import type { Replica } from '../db/postgres/replica';
import type { DemoBidders } from '../demo/demo-bidders/demo-bidders';
import type { RecordSigner } from '../features/auctions/record/checkpoint';
import type { OnRegistered } from '../features/auth/accounts/register';
import type { Outbox } from '../features/mail/outbox';
import type { MediaFiles } from '../features/media/files/media-files';
import type { ComingPictures } from '../features/media/media-routes';
import type { MakePaper } from '../features/papers/paper-process';
import type { PaymentService } from '../features/payments/provider/payment-provider';
import type { Origin } from '../features/payments/provider/payment-service';
import type { Storage } from '../features/storage/open-storage';
import type { Jobs } from '../jobs/job-queue';
import type { Config } from './config/config';
import type { Metrics } from './metrics/metrics';

export type AppDeps = {
  db: Database;
  jobs: Jobs;
  outbox: Outbox;
  replica?: Replica;
  /** Without it, the API caches no answers. */
  listen?: Listen;
  media: MediaFiles;
  /** Where `makePaper` finds pictures. */
  mediaFolder: string;
  comingPictures?: ComingPictures;
  storage: Storage;
  logger: FastifyBaseLogger;
  tokenSecrets: readonly string[];
  payments: PaymentService | null;
  signer: RecordSigner;
  makePaper: MakePaper;
  metrics?: Metrics;
  /** Bids against visitors of the demo; absent in production. */
  demoBidders?: DemoBidders | null;
  onRegistered: OnRegistered;
  /** Shows the mails at `/mails` to everybody. */
  showsMails?: boolean;
  origin: Origin;
  inboundSecret?: string;
} & Pick<
  Config,
  | 'publicUrl'
  | 'administrator'
  | 'registration'
  | 'rateLimits'
  | 'sessionLifetimes'
  | 'staffSecondStep'
  | 'trustedProxies'
  | 'holdMinutes'
  | 'quoteHoldMinutes'
  | 'holdShare'
  | 'maxStreams'
  | 'releaseKeys'
  | 'autoPromote'
>;
