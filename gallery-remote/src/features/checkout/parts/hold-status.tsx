import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDateTime } from '@gallery/shared/domain/time';
import { half, StatusDot } from '@gallery/shared/ui/status-dot';
import { useEffect, useState } from 'react';
import styles from './hold-status.module.css';

type HoldStatusProps = { work: ListedArtwork; hold: Order | null; isOnRequest: boolean };

/** Says whether the work is available or on hold for this customer. */
export function HoldStatus({ work, hold, isOnRequest }: HoldStatusProps) {
  const until = hold?.held_until;
  return (
    <p className={styles.status}>
      {until ? (
        <OnHold until={until} />
      ) : (
        <span role="status">{work.availability === 'available' && availableText(isOnRequest)}</span>
      )}
    </p>
  );
}

function availableText(isOnRequest: boolean): string {
  return isOnRequest ? 'Available.' : 'Available. We hold it for you when you press Pay.';
}

const hour = 60 * 60;

/** Names the day of a long hold, and counts the last hour. The clock is silent for screen readers. */
function OnHold({ until }: { until: string }) {
  const seconds = useSecondsTo(until);
  const isLong = seconds > hour;
  return (
    <>
      <StatusDot shape={half} className={styles.dot} />
      <span>
        <span role="status">
          On hold for you until <b>{isLong ? formatDateTime(until) : formatTime(until)}</b>.
        </span>{' '}
        {!isLong && (
          <span role="timer">
            {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')} left.
          </span>
        )}
      </span>
    </>
  );
}

function useSecondsTo(until: string): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(Math.ceil((Date.parse(until) - now) / 1000), 0);
}
