import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { useInfiniteQuery, useQuery, useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useEffect, useRef } from 'react';
import { AdminPage } from '../features/layout/admin-page';
import { NotificationFilters } from '../features/notifications/list/notification-filters';
import { Notifications } from '../features/notifications/list/notification-list';
import { NotificationTime } from '../features/notifications/list/notification-time';
import { markReadInCache } from '../features/notifications/mark-read-in-cache';
import { markAllRead, markRead, notificationQueries } from '../features/notifications/notification.queries';
import { NotificationDetails } from '../features/notifications/subject/notification-details';
import { useNotificationParams } from '../features/notifications/use-notification-params';
import { OrderSummary } from '../features/orders/page/order-summary';
import { Panel } from '../ui/page/panel';
import styles from './notifications-screen.module.css';

export function NotificationsScreen() {
  const notification = useOpenNotification();
  return (
    <AdminPage title="Notifications" tools={<MarkAllRead />}>
      <NotificationFilters />
      <NotificationPanes
        list={<Notifications />}
        details={notification && <Sheet key={notification._id} notification={notification} />}
      />
    </AdminPage>
  );
}

function Sheet({ notification }: { notification: Notification }) {
  if (notification.tag !== 'Order Alert') return <NotificationDetails notification={notification} />;
  return (
    <OrderSummary id={notification.subject_id} time={<NotificationTime notification={notification} />} />
  );
}

type NotificationPanesProps = {
  list: ReactNode;
  details: ReactNode;
};

function NotificationPanes({ list, details }: NotificationPanesProps) {
  const { openId, addressWith } = useNotificationParams();
  const left = useRef<HTMLDivElement>(null);
  const right = useRef<HTMLDivElement>(null);

  // On small screens the details replace the list, so the focus moves to them.
  useEffect(() => {
    if (openId && left.current?.offsetParent === null) right.current?.focus();
  }, [openId]);

  return (
    <div className={`${styles.inbox} ${openId ? styles.open : ''}`}>
      <div ref={left} className={styles.list}>
        {list}
      </div>
      <section ref={right} className={styles.sheet} aria-label="Alert" tabIndex={-1}>
        {openId && (
          <Link className={`link ${styles.back}`} to={addressWith({ alert: null })}>
            Back to all alerts
          </Link>
        )}
        <Panel>
          <div className={styles.details}>
            {details ?? <p className={styles.hint}>Choose an alert to read it.</p>}
          </div>
        </Panel>
      </section>
    </div>
  );
}

function MarkAllRead() {
  const queryClient = useQueryClient();
  const { data: unread = 0 } = useQuery(notificationQueries.unread);
  const markAll = useAction({
    mutationFn: markAllRead,
    done: (answer) => markReadInCache(queryClient, answer.unread),
  });
  return (
    <span className={styles.button}>
      <Button kind="quiet" busy={markAll.isPending} disabled={unread === 0} onClick={() => markAll.mutate()}>
        Mark all as read
      </Button>
    </span>
  );
}

/** Keeps the notification open when its list drops it, as the list of unread ones does. */
function useOpenNotification(): Notification | undefined {
  const queryClient = useQueryClient();
  const { filter, openId } = useNotificationParams();
  const { data, isFetched } = useInfiniteQuery(notificationQueries.list(filter));
  const listed = data?.pages.flatMap((page) => page.notifications).find(({ _id }) => _id === openId);
  const last = useRef(listed);
  const isLoaded = listed !== undefined || last.current?._id === openId;
  const fetched = useQuery({
    ...notificationQueries.one(openId ?? ''),
    enabled: openId !== null && isFetched && !isLoaded,
  });
  const found = listed ?? fetched.data?.notification;
  if (found) last.current = found;
  const notification = last.current?._id === openId ? last.current : undefined;
  const unreadId = notification && !notification.read ? notification._id : null;

  useEffect(() => {
    if (!unreadId) return;
    // A notification that the API did not mark stays unread until the user opens it again.
    markRead(unreadId).then(
      ({ unread }) => markReadInCache(queryClient, unread, unreadId),
      () => undefined,
    );
  }, [unreadId, queryClient]);

  return notification;
}
