import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { AdminPage } from '../features/layout/admin-page';
import { NotificationFilters } from '../features/notifications/alerts/alert-filters';
import { NotificationDetails } from '../features/notifications/alerts/alert-sheet';
import { NotificationTime } from '../features/notifications/alerts/alert-time';
import { Notifications } from '../features/notifications/alerts/alerts';
import { NotificationPanes } from '../features/notifications/inbox';
import { MarkAllRead } from '../features/notifications/mark-all-read';
import { useOpenNotification } from '../features/notifications/subject/use-opened-alert';
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
