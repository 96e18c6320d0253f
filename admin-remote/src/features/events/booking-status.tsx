import type { BookingStatus as Status } from '@gallery/shared/contract/programme/event';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import styles from './booking-status.module.css';

/** `turn` is the place on the waiting list, from 1. */
export function BookingStatus({ status, turn }: { status: Status; turn: number }) {
  const { word, dot } = display[status];
  return (
    <span className={styles.status}>
      <OrderDot status={dot} className={styles.dot} />
      {status === 'waiting' ? `${word}, number ${turn}` : word}
    </span>
  );
}

const display = {
  confirmed: { word: 'Confirmed', dot: 'Paid' },
  waiting: { word: 'Waiting', dot: 'Pending' },
  canceled: { word: 'Canceled', dot: 'Canceled' },
} as const satisfies Record<Status, object>;
