import type { IncrementStep } from '@gallery/shared/auction/increments';
import { nextBids } from '@gallery/shared/auction/increments';

/** When the bids of a lot come: the later the closer together, the last one at `until`. */
export function bidTimes({ opensAt, until }: { opensAt: Date; until: Date }, count: number): Date[] {
  const span = until.getTime() - opensAt.getTime();
  return Array.from({ length: count }, (_, place) => {
    const share = 1 - ((count - 1 - place) / count) ** 2;
    return new Date(opensAt.getTime() + Math.floor(span * share));
  });
}

/** The maximum of the next bid: at the asking price, or some steps above it; `null` above `limit`. */
export function nextMaximum(
  steps: IncrementStep[],
  { asking, limit, place }: { asking: number; limit: number; place: number },
): number | null {
  const possible = nextBids(steps, asking, 4).filter((amount) => amount <= limit);
  return possible[Math.min(raises[place % raises.length] ?? 0, possible.length - 1)] ?? null;
}

/** So that some bids are overtaken at once and others lead for a while. */
const raises = [0, 2, 1, 0, 3, 1];
