import type { PurchaseStep } from '../../features/orders/order-context';

/** The API is killed once per group, later steps first; a step in a transaction comes last, since it blocks PGlite. */
export const crashGroups: PurchaseStep[][] = [
  ['refund made', 'capture written'],
  ['refund claimed', 'expiry written'],
  [
    ...(['webhook handled', 'payment captured', 'payment verified', 'webhook saved'] as const),
    ...(['access code saved', 'payment begun', 'payment saved', 'order placed', 'order written'] as const),
  ],
];

export const paidSteps: PurchaseStep[] = [
  'webhook saved',
  'payment verified',
  'capture written',
  'payment captured',
  'webhook handled',
];

export function expectedOutcome(step: PurchaseStep) {
  if (step === 'order written') return { statuses: [], availability: 'available' };
  if (step.startsWith('refund')) return { statuses: ['Refunded'], availability: 'available' };
  // An expired hold is paid late.
  const isPaid = paidSteps.includes(step) || step === 'expiry written';
  return { statuses: [isPaid ? 'Paid' : 'Canceled'], availability: isPaid ? 'sold' : 'available' };
}
