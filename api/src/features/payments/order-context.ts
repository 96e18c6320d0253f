import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client';
import type { Jobs } from '../../jobs/job-queue';
import type { Outbox } from '../mail/outbox';
import type { PaymentService } from './provider/payment-provider';
import type { OnStep } from './purchase-steps';

/** What orders and their payments are handled with. */
export type OrderContext = {
  db: Database;
  jobs: Jobs;
  outbox: Outbox;
  logger: FastifyBaseLogger;
  /** `null`: buying is off. */
  payments: PaymentService | null;
  onStep?: OnStep;
};
