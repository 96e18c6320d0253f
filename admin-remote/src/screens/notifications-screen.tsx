import type { Notification } from '@gallery/shared/contract/notification';
import { AlertFilters } from '../features/notifications/alert-filters';
import { AlertSheet } from '../features/notifications/alert-sheet';
import { AlertTime } from '../features/notifications/alert-time';
import { Alerts } from '../features/notifications/alerts';
import { Inbox } from '../features/notifications/inbox';
import { MarkAllRead } from '../features/notifications/mark-all-read';
import { useOpenedAlert } from '../features/notifications/use-opened-alert';
import { OfficePage } from '../features/office/office-page';
import { OrderSummary } from '../features/orders/order-summary';

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
