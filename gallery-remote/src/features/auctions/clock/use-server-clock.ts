import { useEffect, useState } from 'react';
import type { Lots } from '../lot.queries';

/** In milliseconds. Ticks only once this browser has fetched the lots and knows the offset of its clock. */
export function useServerClock({ now, clockOffsetMs }: Pick<Lots, 'now' | 'clockOffsetMs'>): number {
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
