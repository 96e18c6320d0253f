import { useEffect, useState } from 'react';

/** The time in milliseconds, told again every half a minute: relative times grow old. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), refreshMs);
    return () => clearInterval(timer);
  }, []);
  return now;
}

const refreshMs = 30_000;
