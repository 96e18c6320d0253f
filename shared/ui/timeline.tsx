import type { Order, OrderStatus } from '../contract/order';
import { formatDate, formatTime } from '../format/dates';
import { StatusDot } from './status-dot';
import styles from './timeline.module.css';
import { VisuallyHidden } from './visually-hidden';

/** The life of an order: each status with its time, and what is to come. */
export function Timeline({ order: { events, status } }: { order: Pick<Order, 'events' | 'status'> }) {
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

/** The statuses that follow when all goes well. */
function statusesToCome(status: OrderStatus): OrderStatus[] {
  const at = goodCourse.indexOf(status);
  return at < 0 ? [] : goodCourse.slice(at + 1);
}
const goodCourse: OrderStatus[] = ['Pending', 'Paid', 'Shipped', 'Delivered'];
