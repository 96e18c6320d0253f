import { type IncrementStep, nextBids } from '@gallery/shared/auction/increments';

/** Returns the times of a lot's bids, which come closer together towards `until`, the time of the last one. */
export function bidTimes({ opensAt, until }: { opensAt: Date; until: Date }, count: number): Date[] {
  const span = until.getTime() - opensAt.getTime();
  return Array.from({ length: count }, (_, index) => {
    const share = 1 - ((count - 1 - index) / count) ** 2;
    return new Date(opensAt.getTime() + Math.floor(span * share));
  });
}

/** Returns the next bid's maximum, at the asking price or some steps above it, or `null` when it exceeds `limit`. */
export function nextMaximum(
  steps: IncrementStep[],
  { asking, limit, index }: { asking: number; limit: number; index: number },
): number | null {
  const possible = nextBids(steps, asking, 4).filter((amount) => amount <= limit);
  return possible[Math.min(raises[index % raises.length] ?? 0, possible.length - 1)] ?? null;
}

/** Varied raises let some bids lose the lead at once and others keep it for a while. */
const raises = [0, 2, 1, 0, 3, 1];
