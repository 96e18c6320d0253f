export const purchaseSteps = [
  'order written',
  'order placed',
  'expiry written',
  'payment saved',
  'payment begun',
  'access code saved',
  'webhook saved',
  'payment verified',
  'share frozen',
  'capture written',
  'payment captured',
  'webhook handled',
  'refund claimed',
  'refund made',
  'partial refund written',
  'partial refund claimed',
  'partial refund made',
  'partial share reversed',
  'partial refund confirmed',
] as const;
export const bidSteps = ['lot queued', 'lot locked', 'bid written', 'bid committed'] as const;

export type PurchaseStep = (typeof purchaseSteps)[number];
export type BidStep = (typeof bidSteps)[number];
export type AuctionStep = 'lot ended' | 'lot settled' | 'second chance answered' | 'bid retracted';
export type OfferStep = 'offer made' | 'offer accepted' | 'offer answered by the gallery';
export type QuoteStep = 'quote answered';
export type ReleaseStep =
  | 'release promoted, layers still those before'
  | 'layers changed, event not recorded';
export type CollectionStep =
  | 'row imported'
  | 'import undone'
  | 'works edited'
  | 'edit written'
  | 'edit undone';
export const moveSteps = ['move written', 'mails to moved guests written', 'guests told'] as const;
export type MoveStep = (typeof moveSteps)[number];
export type Step =
  | PurchaseStep
  | BidStep
  | AuctionStep
  | OfferStep
  | QuoteStep
  | ReleaseStep
  | CollectionStep
  | MoveStep;

export type StepObserver = (step: Step) => void | Promise<void>;
let observer: StepObserver | undefined;

/** Tests stop or fail the process between two steps. Returns a function that removes the observer. */
export function observeSteps(observe: StepObserver): () => void {
  observer = observe;
  return () => {
    observer = undefined;
  };
}

export async function reached(step: Step): Promise<void> {
  await observer?.(step);
}
