import { useEffect, useState } from 'react';

/** Returns milliseconds, and updates them every 30 seconds. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const refreshMs = 30_000;
