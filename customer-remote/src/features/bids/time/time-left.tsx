import styles from '../bid-text.module.css';
import { timeLeftText } from './time-left-text';

/** A timer is silent: a screen reader does not read each second. */
export function TimeLeft({ until, now }: { until: string; now: number }) {
  return (
    <b className={styles.time} role="timer">
      {timeLeftText(Date.parse(until) - now)}
    </b>
  );
}
