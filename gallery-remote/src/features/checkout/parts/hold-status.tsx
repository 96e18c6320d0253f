import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDateTime } from '@gallery/shared/domain/time';
import { minutesClock } from '@gallery/shared/domain/time-left';
import { half, StatusDot } from '@gallery/shared/ui/status-dot';
import { useEffect, useState } from 'react';
import styles from './hold-status.module.css';

type HoldStatusProps = { work: ListedArtwork; hold: Order | null; isOnRequest: boolean };

const hour = 60 * 60;

/** Says whether the work is available or on hold for this customer: a long hold with its day, the last hour with a clock. */
export function HoldStatus({ work, hold, isOnRequest }: HoldStatusProps) {
  const until = hold?.held_until ?? null;
  const seconds = useSecondsTo(until);
  const isLong = seconds > hour;
  return (
    <p className={styles.status}>
      {until && <StatusDot shape={half} className={styles.dot} />}
      <span>
        <span role="status">
          {until && (
            <>
              On hold for you until <b>{isLong ? formatDateTime(until) : formatTime(until)}</b>.
            </>
          )}
          {!until && work.availability === 'available' && availableText(isOnRequest)}
        </span>{' '}
        {until && !isLong && <Clock seconds={seconds} />}
      </span>
    </p>
  );
}

function availableText(isOnRequest: boolean): string {
  return `Available. We hold it for you when you ${isOnRequest ? 'request the quote' : 'press Pay'}.`;
}

/** Silent for screen readers. */
function Clock({ seconds }: { seconds: number }) {
  return <span role="timer">{minutesClock(seconds * 1000)} left.</span>;
}

/** Counts down to a time. 0 without one. */
function useSecondsTo(until: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!until) return;
    const count = () => setNow(Date.now());
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [until]);
  return until ? Math.max(Math.ceil((Date.parse(until) - now) / 1000), 0) : 0;
}
