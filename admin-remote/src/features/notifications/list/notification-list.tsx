import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { useNarrowed } from '../../../ui/filters/use-narrowed';
import { useNotificationParams } from '../use-notification-params';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';
import { useNow } from './use-now';

export function NotificationList({ alerts }: { alerts: Notification[] }) {
  const { opened, addressWith } = useNotificationParams();
  const now = useNow();
  const narrowed = useNarrowed(['tag', 'unread']);
  if (alerts.length === 0) {
    return narrowed ? <NothingFound {...narrowed} small /> : <Empty small message="No alert here" />;
  }
  return (
    <ul className={styles.list} aria-live="polite" aria-relevant="additions">
      {alerts.map((alert) => (
        <li key={alert._id}>
          <NotificationItem
            notification={alert}
            to={addressWith({ alert: alert._id })}
            isOpened={alert._id === opened}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
}
