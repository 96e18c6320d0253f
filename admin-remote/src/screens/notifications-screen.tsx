import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { AdminPage } from '../features/layout/admin-page';
import { NotificationFilters } from '../features/notifications/list/notification-filters';
import { NotificationTime } from '../features/notifications/list/notification-time';
import { Notifications } from '../features/notifications/list/notifications';
import { MarkAllRead } from '../features/notifications/mark-all-read';
import { NotificationPanes } from '../features/notifications/notification-panes';
import { NotificationDetails } from '../features/notifications/subject/notification-details';
import { useOpenNotification } from '../features/notifications/use-open-notification';
import { OrderSummary } from '../features/orders/page/order-summary';

export function NotificationsScreen() {
  const alert = useOpenNotification();
  return (
    <AdminPage title="Notifications" tools={<MarkAllRead />}>
      <NotificationFilters />
      <NotificationPanes
        list={<Notifications />}
        details={alert && <Sheet key={alert._id} alert={alert} />}
      />
    </AdminPage>
  );
}

function Sheet({ alert }: { alert: Notification }) {
  if (alert.tag !== 'Order Alert') return <NotificationDetails alert={alert} />;
  return <OrderSummary id={alert.subject_id} time={<NotificationTime alert={alert} />} />;
}
