import type { Notification } from '@gallery/shared/contract/inbox/notification';
import { OfficePage } from '../features/layout/admin-page';
import { AlertFilters } from '../features/notifications/alerts/alert-filters';
import { AlertSheet } from '../features/notifications/alerts/alert-sheet';
import { AlertTime } from '../features/notifications/alerts/alert-time';
import { Alerts } from '../features/notifications/alerts/alerts';
import { Inbox } from '../features/notifications/inbox';
import { MarkAllRead } from '../features/notifications/mark-all-read';
import { useOpenedAlert } from '../features/notifications/subject/use-opened-alert';
import { OrderSummary } from '../features/orders/page/order-summary';

export function NotificationsScreen() {
  const alert = useOpenedAlert();
  return (
    <OfficePage title="Notifications" tools={<MarkAllRead />}>
      <AlertFilters />
      <Inbox list={<Alerts />} sheet={alert && <Sheet key={alert._id} alert={alert} />} />
    </OfficePage>
  );
}

function Sheet({ alert }: { alert: Notification }) {
  if (alert.tag !== 'Order Alert') return <AlertSheet alert={alert} />;
  return <OrderSummary id={alert.subject_id} time={<AlertTime alert={alert} />} />;
}
