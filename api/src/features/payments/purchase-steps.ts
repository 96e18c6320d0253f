/** Where a purchase stands between two things that are kept for good, in the order in which they come. */
export const purchaseSteps = [
  'order written',
  'order placed',
  'payment saved',
  'payment begun',
  'access code saved',
  'webhook saved',
  'payment verified',
  'capture written',
  'payment captured',
  'webhook handled',
  'expiry written',
  'refund claimed',
  'refund made',
] as const;
export type PurchaseStep = (typeof purchaseSteps)[number];

/** Waited for at each step, also inside of transactions. Tests kill the process there. */
export type OnStep = (step: PurchaseStep) => void | Promise<void>;
