import type { PurchaseStep } from '../features/orders/order-context';

/**
 * Where the API is killed, at all steps of a line at once: each stops a purchase of its own there. A step inside of a
 * transaction ends its line, since the embedded database waits for it. Later steps come first: what the jobs do with
 * a purchase that has stopped then never comes by the step that is next.
 */
export const crashGroups: PurchaseStep[][] = [
  ['refund made', 'capture written'],
  ['refund claimed', 'expiry written'],
  [
    ...(['webhook handled', 'payment captured', 'payment verified', 'webhook saved'] as const),
    ...(['access code saved', 'payment begun', 'payment saved', 'order placed', 'order written'] as const),
  ],
];

/** Whoever is killed there has paid. */
export const paidSteps: PurchaseStep[] = [
  'webhook saved',
  'payment verified',
  'capture written',
  'payment captured',
  'webhook handled',
];

/** What has become of an order in the end, by where its purchase was killed. */
export function expectedOutcome(step: PurchaseStep) {
  if (step === 'order written') return { statuses: [], availability: 'available' };
  if (step.startsWith('refund')) return { statuses: ['Refunded'], availability: 'available' };
  // The hold that ran out is paid late.
  const isPaid = paidSteps.includes(step) || step === 'expiry written';
  return { statuses: [isPaid ? 'Paid' : 'Canceled'], availability: isPaid ? 'sold' : 'available' };
}
