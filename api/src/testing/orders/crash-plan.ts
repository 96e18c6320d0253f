import type { PurchaseStep } from '../../features/orders/order-context';

/** The API is killed once per group, later steps first; a step in a transaction comes last, since it blocks PGlite. */
export const crashGroups: PurchaseStep[][] = [
  ['refund made', 'capture written'],
  ['refund claimed', 'partial refund claimed', 'expiry written'],
  ['partial refund made', 'partial refund written'],
  ['partial refund confirmed'],
  [
    'webhook handled',
    'payment captured',
    'payment verified',
    'webhook saved',
    'access code saved',
    'payment begun',
    'payment saved',
    'order placed',
    'order written',
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
  // Another amount than the price was paid: it goes back, and the hold expires.
  if (step.startsWith('refund')) return { statuses: ['Canceled'], availability: 'available' };
  // A work that was shipped returns to the catalogue only when staff have looked at it.
  if (step === 'partial refund made') return { statuses: ['Refunded'], availability: 'archived' };
  if (step.startsWith('partial')) return { statuses: ['Shipped'], availability: 'sold' };
  // An expired hold is paid late.
  const isPaid = paidSteps.includes(step) || step === 'expiry written';
  return { statuses: [isPaid ? 'Paid' : 'Canceled'], availability: isPaid ? 'sold' : 'available' };
}

/** Whole naira that staff refund of a shipped order; the request that is stopped before its commit is none. */
export function refundedPart(step: PurchaseStep, price: number): number {
  return step === 'partial refund made' ? price : 100_000;
}

/** States of the refunds in the end. */
export function expectedRefunds(step: PurchaseStep): string[] {
  const isMade = step.startsWith('refund') || step.startsWith('partial');
  return isMade && step !== 'partial refund written' ? ['done'] : [];
}
