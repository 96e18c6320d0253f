import type { Order } from '@gallery/shared/contract/order';
import { formatDate, formatTime } from '@gallery/shared/format/dates';
import { StatusDot } from '@gallery/shared/ui/status-dot';
import { VisuallyHidden } from '@gallery/shared/ui/visually-hidden';
import styles from './order-timeline.module.css';
import { statusesToCome } from './order-words';

/** Each status with its time, and what is to come. */
export function OrderTimeline({ order: { events, status } }: { order: Order }) {
  return (
    <ol className={styles.timeline}>
      {events.map((event) => (
        <li key={event.status + event.at} className={styles.step}>
          <StatusDot status={event.status} className={styles.dot} />
          <span>{event.status}</span>
          <time className={styles.time} dateTime={event.at}>
            {formatDate(event.at)}, {formatTime(event.at)}
          </time>
        </li>
      ))}
      {statusesToCome(status).map((coming) => (
        <li key={coming} className={`${styles.step} ${styles.coming}`}>
          <StatusDot status="coming" className={styles.dot} />
          <span>
            {coming}
            <VisuallyHidden> (to come)</VisuallyHidden>
          </span>
        </li>
      ))}
    </ol>
  );
}
