import type { Lot } from '@gallery/shared/contract/lot';
import { formatMoment } from '@gallery/shared/format/dates';

export type LotPhase = { until: number; label: string; words: string };

/** Where a lot stands at a moment (milliseconds): what its countdown runs to, and the state in words. */
export function phaseOf({ opens_at, closes_at }: Lot, now: number): LotPhase {
  const [opens, closes] = [Date.parse(opens_at), Date.parse(closes_at)];
  if (now < opens) {
    return { until: opens, label: 'Opens in', words: `Bidding opens on ${formatMoment(opens_at)}.` };
  }
  if (now < closes) {
    return { until: closes, label: 'Closes in', words: `The lot closes on ${formatMoment(closes_at)}.` };
  }
  return { until: closes, label: 'Closed', words: `The lot closed on ${formatMoment(closes_at)}.` };
}
