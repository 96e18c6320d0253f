import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import type { Order } from '@gallery/shared/contract/orders/order';
import { formatTime } from '@gallery/shared/domain/clock';
import { half, StatusDot } from '@gallery/shared/ui/status-dot';
import { useEffect, useState } from 'react';
import styles from './hold-status.module.css';

type HoldStatusProps = { work: ListedArtwork; hold: Order | null; isOnRequest: boolean };

/** Says whether the work is available or on hold for this customer. The clock is silent for screen readers. */
export function HoldStatus({ work, hold, isOnRequest }: HoldStatusProps) {
  const until = hold?.held_until ?? null;
  return (
    <p className={styles.status}>
      {until && <StatusDot shape={half} className={styles.dot} />}
      <span>
        <span role="status">
          {until && (
            <>
              On hold for you until <b>{formatTime(until)}</b>.
            </>
          )}
          {!until && work.availability === 'available' && availableText(isOnRequest)}
        </span>{' '}
        {until && <TimeLeft until={until} />}
      </span>
    </p>
  );
}

function availableText(isOnRequest: boolean): string {
  return isOnRequest ? 'Available.' : 'Available. We hold it for you when you press Pay.';
}

function TimeLeft({ until }: { until: string }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(Math.ceil((Date.parse(until) - now) / 1000), 0);
  return (
    <span role="timer">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')} left.
    </span>
  );
}
