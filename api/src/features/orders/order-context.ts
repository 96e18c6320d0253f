import type { Outbox } from '../mail/outbox';
import { type PaymentContext, type PaymentStep, paymentSteps } from '../payments/payment-context';

export type OrderContext = Omit<PaymentContext, 'onStep'> & { outbox: Outbox; onStep?: OnStep };

/** Every step of a purchase at which it may be interrupted. */
export const purchaseSteps = ['order written', 'order placed', 'expiry written', ...paymentSteps] as const;
export type PurchaseStep = PaymentStep | (typeof purchaseSteps)[number];

/** Awaited at each step, also inside transactions; tests kill the process there. */
export type OnStep = (step: PurchaseStep) => void | Promise<void>;
