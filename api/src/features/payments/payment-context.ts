import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client';
import type { Jobs } from '../../jobs/job-queue';
import type { PaymentService } from './provider/payment-provider';

export type PaymentContext = {
  db: Database;
  jobs: Jobs;
  logger: FastifyBaseLogger;
  /** `null`: buying is off. */
  payments: PaymentService | null;
  orders: PayableOrders;
  onStep?: (step: PaymentStep) => void | Promise<void>;
};

/** What is paid for, given at start. Calls with a `tx` commit or fail together with the payment's outcome. */
export type PayableOrders = {
  /** Locks the order until the commit; `null` when it does not wait for money. */
  lock(tx: Database, orderId: string): Promise<PayableOrder | null>;
  isPending(db: Database, orderId: string): Promise<boolean>;
  /** The whole price has arrived. `refund`: the order cannot accept it. */
  onCaptured(tx: Database, orderId: string): Promise<'accepted' | 'refund'>;
  /** Another amount or currency has arrived; it is refunded. */
  onWrongAmount(tx: Database, orderId: string): Promise<void>;
  onRefundFailed(tx: Database, orderId: string): Promise<void>;
  onRefundWaiting(tx: Database, orderId: string): Promise<void>;
  /** The provider has made the refund of a payment that came too late for its order. */
  onLateRefunded(tx: Database, orderId: string): Promise<void>;
  /** The provider has made a refund that staff requested. */
  onRefunded(tx: Database, orderId: string, refund: MadeRefund): Promise<void>;
  /** Runs after the commit of each of these. */
  afterCommit(db: Database): Promise<void>;
};

export type PayableOrder = {
  id: string;
  /** Kobo. */
  amount: number;
  artwork: string;
  customer: { email: string; name: string; phone: string };
};

export type MadeRefund = {
  /** Kobo. */
  amount: number;
  /** Nothing of the payment remains. */
  isLast: boolean;
  forSale: boolean;
};

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
  'partial refund written',
  'partial refund claimed',
  'partial refund made',
  'partial refund confirmed',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];
