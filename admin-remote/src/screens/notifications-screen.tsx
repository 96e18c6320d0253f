import type { Notification } from '@gallery/shared/contract/inbox/notification.schema';
import { AdminPage } from '../features/layout/admin-page';
import { MarkAllRead } from '../features/notifications/list/mark-all-read';
import { NotificationFilters } from '../features/notifications/list/notification-filters';
import { Notifications } from '../features/notifications/list/notification-list';
import { NotificationTime } from '../features/notifications/list/notification-time';
import { NotificationPanes } from '../features/notifications/notification-panes';
import { NotificationDetails } from '../features/notifications/subject/notification-details';
import { useOpenNotification } from '../features/notifications/use-open-notification';
import { OrderSummary } from '../features/orders/page/order-summary';

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
