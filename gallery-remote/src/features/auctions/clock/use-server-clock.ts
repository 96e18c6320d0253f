import { useEffect, useState } from 'react';
import type { Lots } from '../lot.queries';

/**
 * The server's time in milliseconds, each second. It stands where the edge's answer left it until this browser has asked
 * itself: only then is it known how far its clock is off.
 */
export function useServerClock({ now, clockOffsetMs }: Lots): number {
  const [time, setTime] = useState(() => Date.parse(now));
  useEffect(() => {
    if (clockOffsetMs === null) return;
    const tick = () => setTime(Date.now() + clockOffsetMs);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [clockOffsetMs]);
  return time;
}
