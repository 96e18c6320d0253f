import type { LotChange } from '@gallery/shared/contract/auctions/auction';

export type Phase = LotChange['state'];

/** The gallery's time decides between upcoming, open, and closing. Only the server announces the end. */
export function phaseOf({ state, opens_at, closes_at }: LotChange, now: number): Phase {
  if (isOver(state)) return state;
  if (state === 'closing' || now >= Date.parse(closes_at)) return 'closing';
  return now < Date.parse(opens_at) ? 'upcoming' : 'open';
}

export function isOver(phase: Phase): phase is 'sold' | 'passed' | 'withdrawn' {
  return phase === 'sold' || phase === 'passed' || phase === 'withdrawn';
}
