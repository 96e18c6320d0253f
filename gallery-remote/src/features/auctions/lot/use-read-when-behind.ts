import { useEffect, useRef } from 'react';

/** Milliseconds: with the answer, another device's bid shows within a second. */
const pauseMs = 500;

/**
 * Reads one's own bids again when a lot has a bid that they do not know: it may be one's own, from another device.
 * `news` is another number for each such bid, and `null` while there is none.
 */
export function useReadWhenBehind(news: number | null, read: () => void): void {
  const lastRead = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new bid reads once, whatever it answers
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
