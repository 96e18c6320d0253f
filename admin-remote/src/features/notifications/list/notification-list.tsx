import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { useNarrowed } from '../../../ui/filters/use-narrowed';
import { useNotificationParams } from '../use-notification-params';
import { NotificationItem } from './notification-item';
import styles from './notification-list.module.css';
import { useNow } from './use-now';

export function NotificationList({ notifications }: { notifications: Notification[] }) {
  const { openId, addressWith } = useNotificationParams();
  const now = useNow();
  const narrowed = useNarrowed(['tag', 'unread']);
  if (notifications.length === 0) {
    return narrowed ? <NothingFound {...narrowed} small /> : <Empty small message="No alert here" />;
  }
  return (
    <ul className={styles.list} aria-live="polite" aria-relevant="additions">
      {notifications.map((notification) => (
        <li key={notification._id}>
          <NotificationItem
            notification={notification}
            to={addressWith({ alert: notification._id })}
            isOpen={notification._id === openId}
            now={now}
          />
        </li>
      ))}
    </ul>
  );
}
