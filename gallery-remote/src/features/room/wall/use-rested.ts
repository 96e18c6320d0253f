import { useEffect, useState } from 'react';

const restMs = 400;

/** Returns the newest value after it has not changed for a moment, so that a screen reader is not interrupted. */
export function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
