import type { OrderStatus } from '../../contract/orders/order-status';
import { formatTime } from '../../domain/clock';
import { formatDay } from '../../domain/time';
import { VisuallyHidden } from '../controls/visually-hidden';
import { OrderDot } from './order-dot';
import styles from './timeline.module.css';

export type Step = {
  label: string;
  status?: OrderStatus;
  at?: string;
  by?: string;
  /** The day of a step to come, in words. */
  when?: string;
};

export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.timeline} aria-label="Progress">
      {steps.map(({ label, status, at, by, when }) => (
        <li key={label + at} className={`${styles.step} ${status ? '' : styles.coming}`}>
          <OrderDot status={status ?? 'coming'} className={styles.dot} />
          <span>
            {label}
            {!status && <VisuallyHidden> (to come)</VisuallyHidden>}
            {by && <small className={styles.by}>{by}</small>}
          </span>
          {at && (
            <time className={styles.time} dateTime={at}>
              {formatDay(at)}, {formatTime(at)}
            </time>
          )}
          {when && <span className={styles.time}>{when}</span>}
        </li>
      ))}
    </ol>
  );
}
