import { LateDrawing } from '@gallery/shared/brand/icons/drawing';
import type { NotificationTag } from '@gallery/shared/contract/inbox/notification';
import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { useInfiniteQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { NothingFound } from '@gallery/shared/ui/filters/nothing-found';
import { Empty } from '@gallery/shared/ui/loading/empty';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useNarrowed } from '../../../ui/filters/filters';
import { Panel } from '../../../ui/page/panel';
import { notificationQueries } from '../notification.queries';
import { categoryOf, useNotificationParams } from '../use-notification-params';
import styles from './notification-list.module.css';
import { useNow } from './notification-time';
import { formatRelativeTime } from './relative-time';

export function Notifications() {
  const { filter } = useNotificationParams();
  const list = useInfiniteQuery(notificationQueries.list(filter));
  const notifications = list.data?.pages.flatMap((page) => page.notifications);
  return (
    <Panel>
      <Loaded of={{ ...list, data: notifications }} skeleton={<LoadingArea className={styles.loading} />}>
        {(all) => <NotificationList notifications={all} />}
      </Loaded>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button kind="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            Show more
          </Button>
        </div>
      )}
    </Panel>
  );
}

function NotificationIcon({ tag }: { tag: NotificationTag }) {
  return (
    <span className={styles.frame}>
      <LateDrawing motif={motifs[tag]} className={styles.icon} />
    </span>
  );
}

const motifs = { 'Order Alert': 'voyage', Enquiry: 'kola', Message: 'path', Booking: 'moon' } as const;

type NotificationItemProps = { notification: Notification; to: string; isOpen: boolean; now: number };

function NotificationItem({ notification, to, isOpen, now }: NotificationItemProps) {
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

function NotificationList({ notifications }: { notifications: Notification[] }) {
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
