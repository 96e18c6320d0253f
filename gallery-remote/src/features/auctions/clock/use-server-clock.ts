import { useEffect, useState } from 'react';
import { followServerClock } from './server-clock';

/**
 * Returns the server's time in milliseconds, independent of the device's clock. It stays at `readAt`, the time of the
 * page's answer, until the offset is known. Then it advances in steps of `stepMs`.
 */
export function useServerClock(readAt: string, stepMs = 1_000): number {
  const [time, setTime] = useState(() => Date.parse(readAt));
  useEffect(() => followServerClock((now) => setTime(Math.floor(now / stepMs) * stepMs)), [stepMs]);
  return time;
}
