import { useEffect, useState } from 'react';
import type { Lots } from './lot.queries';

/**
 * The server's time in milliseconds, each second. Until hydration it stands where the answer left it, so that the
 * edge and the browser draw the same.
 */
export function useServerClock({ now, ahead }: Lots): number {
  const [time, setTime] = useState(() => Date.parse(now));
  useEffect(() => {
    const tick = () => setTime(Date.now() + ahead);
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [ahead]);
  return time;
}
