import { useEffect, useReducer } from 'react';

/** Returns milliseconds, and updates them every second. */
export function useServerTime(clockOffsetMs: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return Date.now() + clockOffsetMs;
}
