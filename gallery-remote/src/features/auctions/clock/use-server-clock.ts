import { useEffect, useState } from 'react';
import { followServerClock } from './server-clock';

/**
 * The server's time in milliseconds, whatever the device's clock says. It stands still at `readAt`, when the answer on
 * the page was read, until the offset is known; then it goes on in steps of `stepMs`.
 */
export function useServerClock(readAt: string, stepMs = 1_000): number {
  const [time, setTime] = useState(() => Date.parse(readAt));
  useEffect(() => followServerClock((now) => setTime(Math.floor(now / stepMs) * stepMs)), [stepMs]);
  return time;
}
