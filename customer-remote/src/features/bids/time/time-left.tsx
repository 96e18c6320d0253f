import { timeLeftText } from '@gallery/shared/domain/time-left';
import { useEffect, useReducer } from 'react';
import styles from '../bid-text.module.css';

/** Screen readers do not announce a `timer` role, so they stay silent each second. */
export function TimeLeft({ until, now }: { until: string; now: number }) {
  return (
    <b className={styles.time} role="timer">
      {timeLeftText(now, Date.parse(until))}
    </b>
  );
}

/** Returns milliseconds, and updates them every second. */
export function useServerTime(clockOffsetMs: number): number {
  const [, tick] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, []);
  return Date.now() + clockOffsetMs;
}
