import type { Outbox } from '../mail/outbox';
import { type PaymentContext, type PaymentStep, paymentSteps } from '../payments/payment-context';

/** What orders are placed, moved and paid with. */
export type OrderContext = Omit<PaymentContext, 'onStep'> & { outbox: Outbox; onStep?: OnStep };

/** All steps of a purchase at which it may be interrupted. */
export const purchaseSteps = ['order written', 'order placed', 'expiry written', ...paymentSteps] as const;
export type PurchaseStep = PaymentStep | (typeof purchaseSteps)[number];

/** Waited for at each step, also inside of transactions. Tests kill the process there. */
export type OnStep = (step: PurchaseStep) => void | Promise<void>;
