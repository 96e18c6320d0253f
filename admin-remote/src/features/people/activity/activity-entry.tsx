import type { Activity } from '@gallery/shared/contract/people/people.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Link } from '@gallery/shared/router';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { full, half, ring, StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import { activityText, subjectPath } from './activity-text';
import styles from './person-activity.module.css';

export function ActivityEntry({ entry }: { entry: Activity }) {
  const { at, kind, status } = entry;
  const path = subjectPath(entry);
  const text = activityText(entry);
  return (
    <li className={styles.entry}>
      {status ? (
        <OrderDot status={status} className={styles.dot} />
      ) : (
        <StatusDot shape={shapes[kind]} className={styles.dot} />
      )}
      <span className={styles.text}>
        {path ? (
          <Link className="link" to={path}>
            {text}
          </Link>
        ) : (
          text
        )}
      </span>
      <time className={styles.time} dateTime={at}>
        {formatDay(at)}, {formatTime(at)}
      </time>
    </li>
  );
}

const shapes: Record<Activity['kind'], ReactNode> = {
  account: ring,
  order: full,
  bid: full,
  strike: struck,
  lifted: tick,
  offer: half,
  enquiry: half,
  message: half,
  letter: half,
  answer: tick,
  booking: full,
  arrival: tick,
  follow: ring,
  newsletter: ring,
  note: ring,
  reminded: tick,
};
