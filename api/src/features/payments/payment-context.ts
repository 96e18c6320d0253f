import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client';
import type { Jobs } from '../../jobs/job-queue';
import type { PaymentService } from './provider/payment-provider';

/** What payments are begun, settled and refunded with. */
export type PaymentContext = {
  db: Database;
  jobs: Jobs;
  logger: FastifyBaseLogger;
  /** `null`: buying is off. */
  payments: PaymentService | null;
  orders: PayableOrders;
  onStep?: (step: PaymentStep) => void | Promise<void>;
};

/**
 * What is paid for, given at start: payments know an order by its id alone and report to whoever sells. Whatever takes
 * a `tx` runs in the transaction that saves the money's outcome, so that both are true or neither.
 */
export type PayableOrders = {
  /** Locks the order until the commit; `null` when it does not wait for money. */
  lock(tx: Database, orderId: string): Promise<PayableOrder | null>;
  isPending(db: Database, orderId: string): Promise<boolean>;
  /** All that the order costs has arrived. `refund`: the order cannot take it. */
  onCaptured(tx: Database, orderId: string): Promise<'accepted' | 'refund'>;
  /** Another amount or currency has arrived: it is refunded. */
  onWrongAmount(tx: Database, orderId: string): Promise<void>;
  onRefundFailed(tx: Database, orderId: string): Promise<void>;
  /** A refund waits until payments are on again. */
  onRefundWaiting(tx: Database, orderId: string): Promise<void>;
  /** Follows the commit of each of these. */
  afterCommit(db: Database): Promise<void>;
};

export type PayableOrder = {
  id: string;
  /** Kobo. */
  amount: number;
  artwork: string;
  customer: { email: string; name: string; phone: string };
};

/** Where a payment stands between two things that are saved for good, in the order in which they come. */
export const paymentSteps = [
  'payment saved',
  'payment begun',
  'access code saved',
  'webhook saved',
  'payment verified',
  'capture written',
  'payment captured',
  'webhook handled',
  'refund claimed',
  'refund made',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];
