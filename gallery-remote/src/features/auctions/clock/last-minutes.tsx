import { lastMinutesMs, timeLeftText } from '@gallery/shared/domain/time-left';
import type { ReactNode } from 'react';
import styles from './last-minutes.module.css';
import { TimeLine } from './time-line';

type LastMinutesProps = {
  now: number;
  /** In milliseconds, like `now`. */
  until: number;
  /** Shows the end, and by how much it moved. */
  sub: ReactNode;
};

export function LastMinutes({ now, until, sub }: LastMinutesProps) {
  const share = Math.min(1, Math.max(0, (until - now) / lastMinutesMs));
  return (
    <div className={styles.last}>
      <div className={styles.row}>
        <div>
          <p className={styles.label}>Time left</p>
          <p
            className={styles.clock}
            role="timer"
            aria-live="off"
            aria-label={share > 0 ? 'Less than three minutes left' : 'Time is up'}
          >
            {timeLeftText(now, until)}
          </p>
        </div>
        <p className={styles.sub}>{sub}</p>
      </div>
      <div className={styles.line}>
        <TimeLine share={share} />
      </div>
    </div>
  );
}
