import type { OrderStatus } from '@gallery/shared/contract/orders/order-status';
import type { Database } from '../../db/client';
import type { Outbox } from '../mail/outbox';
import { type PaymentContext, type PaymentStep, paymentSteps } from '../payments/payment-context';
import type { OrderRow } from './order.table';

export type OrderContext = Omit<PaymentContext, 'onStep'> & {
  outbox: Outbox;
  onWonOrderMoved: OnWonOrderMoved;
  onStep?: OnStep;
};

/** Of an order for a work that was won at auction, given at start; it commits or fails with the move. */
export type OnWonOrderMoved = (tx: Database, order: OrderRow, from: OrderStatus) => Promise<void>;

/** Every step of a purchase at which it may be interrupted. */
export const purchaseSteps = ['order written', 'order placed', 'expiry written', ...paymentSteps] as const;
export type PurchaseStep = PaymentStep | (typeof purchaseSteps)[number];

/** Awaited at each step, also inside transactions; tests kill the process there. */
export type OnStep = (step: PurchaseStep) => void | Promise<void>;
