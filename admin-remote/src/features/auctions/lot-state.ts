import type { Lot } from '@gallery/shared/contract/programme/lot';

/** `now` is an ISO time. */
export function lotState({ opens_at, closes_at }: Lot, now: string): 'Upcoming' | 'Open' | 'Closed' {
  const at = Date.parse(now);
  if (at < Date.parse(opens_at)) return 'Upcoming';
  return at < Date.parse(closes_at) ? 'Open' : 'Closed';
}
