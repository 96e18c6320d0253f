import type { LotChange } from '@gallery/shared/contract/auctions/auction';

export type Phase = LotChange['state'];

/** Upcoming, open and closing follow the gallery's time, in milliseconds; the end is the server's to say. */
export function phaseOf({ state, opens_at, closes_at }: LotChange, now: number): Phase {
  if (isOver(state)) return state;
  if (state === 'closing' || now >= Date.parse(closes_at)) return 'closing';
  return now < Date.parse(opens_at) ? 'upcoming' : 'open';
}

export function isOver(phase: Phase): phase is 'sold' | 'passed' | 'withdrawn' {
  return phase === 'sold' || phase === 'passed' || phase === 'withdrawn';
}
