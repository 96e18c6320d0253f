import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/client';
import { defineJob, type Jobs } from '../../jobs/job-queue';
import type { PaymentService } from './provider/payment-provider';

export type PaymentContext = {
  db: Database;
  jobs: Jobs;
  logger: FastifyBaseLogger;
  /** `null` turns purchases off. */
  payments: PaymentService | null;
  orders: PayableOrders;
};

/** The orders that payments pay for. Calls with a `tx` commit or fail together with the payment's outcome. */
export type PayableOrders = {
  /** Locks the order until the commit. Returns `null` when it expects no money. */
  lock(tx: Database, orderId: string): Promise<PayableOrder | null>;
  isPending(db: Database, orderId: string): Promise<boolean>;
  /** Runs when the payment's amount, in kobo, has arrived. Returns 'refund' when the order cannot accept it. */
  onCaptured(tx: Database, orderId: string, amount: number): Promise<'accepted' | 'refund'>;
  /** Runs when another amount or currency has arrived, which the gallery refunds. */
  onWrongAmount(tx: Database, orderId: string): Promise<void>;
  onRefundFailed(tx: Database, orderId: string): Promise<void>;
  onRefundWaiting(tx: Database, orderId: string): Promise<void>;
  onLateRefunded(tx: Database, orderId: string): Promise<void>;
  onRefunded(tx: Database, orderId: string, refund: MadeRefund): Promise<void>;
  /** Runs after the commit of each of these calls. */
  afterCommit(db: Database): Promise<void>;
};

export type PayableOrder = {
  id: string;
  /** In kobo. */
  amount: number;
  artwork: string;
  customer: { email: string; name: string; phone: string };
};

export type MadeRefund = {
  id: string;
  reason: string;
  /** In kobo. */
  amount: number;
  /** The moment when the database marked it as done. */
  at: Date;
  isLast: boolean;
  forSale: boolean;
};

export const partialRefundJob = defineJob<{ refund: string }>('partial-refund', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});

export const refundPaymentJob = defineJob<{ reference: string }>('refund-payment', {
  retryLimit: 3,
  retryDelay: 5,
  heartbeatSeconds: 10,
});
