/** 'open' waits for the gallery, 'countered' for the collector. 'lapsed': the work was sold or left the gallery. */
export const offerStates = [
  'open',
  'countered',
  'accepted',
  'declined',
  'withdrawn',
  'expired',
  'lapsed',
] as const;
export type OfferState = (typeof offerStates)[number];

/** Tells whether somebody still has to answer. */
export function isOpenOffer(state: OfferState): boolean {
  return state === 'open' || state === 'countered';
}
