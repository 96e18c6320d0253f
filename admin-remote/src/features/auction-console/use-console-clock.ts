import { useEffect, useState } from 'react';

/** The database's time in milliseconds, each second. */
export function useConsoleClock(clockOffsetMs: number): number {
  const [time, setTime] = useState(() => Date.now() + clockOffsetMs);
  useEffect(() => {
    const tick = () => setTime(Date.now() + clockOffsetMs);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [clockOffsetMs]);
  return time;
}
