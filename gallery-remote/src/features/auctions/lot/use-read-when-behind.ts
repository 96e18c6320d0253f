import { useEffect, useRef } from 'react';

/** In milliseconds. With the answer, another device's bid appears within a second. */
const pauseMs = 500;

/** Refetches when a lot has a bid that may come from the bidder's other device. `news` numbers each such bid. */
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
