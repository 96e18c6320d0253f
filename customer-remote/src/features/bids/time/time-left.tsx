import { useEffect, useReducer } from 'react';
import styles from '../bid-text.module.css';

/** Formats as '47:58:12', and as '3 days 04:00:09' from two days on. */
function timeLeftText(leftMs: number): string {
  const seconds = Math.max(0, Math.ceil(leftMs / 1000));
  const days = seconds > 2 * daySeconds ? Math.floor(seconds / daySeconds) : 0;
  const rest = seconds - days * daySeconds;
  const clock = [Math.floor(rest / 3600), Math.floor(rest / 60) % 60, rest % 60]
    .map((part) => String(part).padStart(2, '0'))
    .join(':');
  return days > 0 ? `${days} days ${clock}` : clock;
}

const daySeconds = 86_400;

/** Screen readers do not announce a `timer` role, so they stay silent each second. */
export function TimeLeft({ until, now }: { until: string; now: number }) {
  return (
    <b className={styles.time} role="timer">
      {timeLeftText(Date.parse(until) - now)}
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
