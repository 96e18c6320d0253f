import { useServerClock } from '../clock/use-server-clock';
import type { BidView } from '../lot/bid-view';
import type { LotPageAnswer } from '../lot/lot-page.queries';
import { phaseOf } from '../lot/phase';

/** Follows the gallery's clock, and what the signed-in bidder knows of the lot. */
export function useBidView(answer: LotPageAnswer): BidView {
  const now = useServerClock(answer.now);
  return { answer, now, phase: phaseOf(answer.lot, now), bidder: null, own: null };
}
