import type { PurchaseStep } from '../../db/steps';

/**
 * The test kills the API once for each group, later steps first. A step in a transaction comes last, because it blocks
 * PGlite. The expiry comes before all, because the holds of other groups run out too.
 */
export const crashGroups: PurchaseStep[][] = [
  ['expiry written'],
  ['refund made', 'capture written'],
  ['refund claimed', 'partial refund claimed'],
  ['partial refund made', 'partial refund written'],
  ['partial refund confirmed'],
  ['share frozen'],
  ['partial share reversed'],
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
  'share frozen',
  'capture written',
  'payment captured',
  'webhook handled',
];

export function expectedOutcome(step: PurchaseStep) {
  if (step === 'order written') return { statuses: [], availability: 'available' };
  // The customer paid another amount than the price, so the gallery refunds it and the hold expires.
  if (step.startsWith('refund')) return { statuses: ['Canceled'], availability: 'available' };
  // A shipped work returns to the catalogue only after staff have checked it.
  if (step === 'partial refund made') return { statuses: ['Refunded'], availability: 'archived' };
  if (step.startsWith('partial')) return { statuses: ['Shipped'], availability: 'sold' };
  // The customer pays after the hold has expired.
  const isPaid = paidSteps.includes(step) || step === 'expiry written';
  return { statuses: [isPaid ? 'Paid' : 'Canceled'], availability: isPaid ? 'sold' : 'available' };
}

/** The whole naira that staff refund of a shipped order. A request that stops before its commit refunds nothing. */
export function refundedPart(step: PurchaseStep, price: number): number {
  return step === 'partial refund made' ? price : 100_000;
}

export function expectedRefunds(step: PurchaseStep): string[] {
  const isMade = step.startsWith('refund') || step.startsWith('partial');
  return isMade && step !== 'partial refund written' ? ['done'] : [];
}
