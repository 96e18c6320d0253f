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

/** Runs for an order of a won lot. It commits or fails together with the move of the order. */
export type OnWonOrderMoved = (tx: Database, order: OrderRow, from: OrderStatus) => Promise<void>;

/** The steps of a purchase at which tests interrupt the process. */
export const purchaseSteps = ['order written', 'order placed', 'expiry written', ...paymentSteps] as const;
export type PurchaseStep = PaymentStep | (typeof purchaseSteps)[number];

/** The purchase awaits this at each step, also inside transactions; tests kill the process there. */
export type OnStep = (step: PurchaseStep) => void | Promise<void>;
