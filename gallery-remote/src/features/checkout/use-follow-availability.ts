import { useEffect, useRef } from 'react';

/** Milliseconds until the first look and between two: the page may come from a cache, and a hold is told in seconds. */
const firstLook = 3000;
const lookAgain = 8000;

/** Looks at the work again and again while the page is seen, so that a held or sold one says so. */
export function useFollowAvailability(look: () => unknown): void {
  const latest = useRef(look);
  useEffect(() => {
    latest.current = look;
  }, [look]);

  useEffect(() => {
    const lookIfSeen = () => void (document.visibilityState === 'visible' && latest.current());
    const first = setTimeout(lookIfSeen, firstLook);
    const timer = setInterval(lookIfSeen, lookAgain);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, []);
}
