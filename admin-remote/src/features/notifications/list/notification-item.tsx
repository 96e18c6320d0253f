import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { Link } from '@gallery/shared/router';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { categoryOf } from '../notification-category';
import { NotificationIcon } from './notification-icon';
import styles from './notification-item.module.css';
import { formatRelativeTime } from './relative-time';

type NotificationItemProps = { notification: Notification; to: string; isOpen: boolean; now: number };

export function NotificationItem({ notification, to, isOpen, now }: NotificationItemProps) {
  return (
    <Link
      to={to}
      className={`${styles.notification} ${notification.read ? '' : styles.unread}`}
      aria-current={isOpen || undefined}
    >
      <span className={styles.mark}>{!notification.read && <VisuallyHidden>Unread: </VisuallyHidden>}</span>
      <NotificationIcon tag={notification.tag} />
      <span>
        <span className={styles.text}>{notification.text}</span>
        <span className={styles.meta}>
          <time dateTime={notification.at}>{formatRelativeTime(notification.at, now)}</time>
          <span>{categoryOf(notification)}</span>
          <span className={styles.tag}>{notification.tag}</span>
        </span>
      </span>
    </Link>
  );
}
