import { useEffect, useRef } from 'react';

/** In milliseconds. With the answer, another device's bid appears within a second. */
const pauseMs = 500;

/**
 * Refetches the bidder's own bids when a lot has a bid that they lack, because it may come from the bidder's other
 * device. `news` is a new number for each such bid, and `null` without one.
 */
export function useReadWhenBehind(news: number | null, read: () => void): void {
  const lastRead = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new bid causes one read, whatever it answers
  useEffect(() => {
    if (news === null) return;
    const timer = setTimeout(
      () => {
        lastRead.current = Date.now();
        read();
      },
      Math.max(0, lastRead.current + pauseMs - Date.now()),
    );
    return () => clearTimeout(timer);
  }, [news]);
}
